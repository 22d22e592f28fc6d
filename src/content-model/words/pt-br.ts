import type { OwnWords } from './en.ts'

/** The words in which Brazil differs from Portugal. */
export const words: OwnWords = {
  ui: {
    newTab: '(abre em uma nova aba)',
    pages: { about: { title: 'Minha trajetória' } },
    navigation: { cv: 'Baixar CV' },
    hero: {
      contact: 'Entrar em contato',
      work: 'Ver meu trabalho',
      lines: 'Esta página e suas máquinas em funcionamento',
    },
    showcase: { node: 'vitrine' },
    carousel: { slide: 'slide' },
    dashboard: { contact: { node: 'contato' } },
    projects: { shown: 'Projetos visíveis', next: 'Próximo' },
    about: { contact: 'Entrar em contato', awards: 'Prêmios' },
    experience: { ongoing: 'em andamento', present: 'atual' },
    notFound: { heading: 'Nenhuma transição leva até aqui' },
    failure: {
      text: 'Algo deu errado. Uma nova tentativa desenha a página de novo.',
      missing: 'Não foi possível carregar esta parte. Há conexão com a internet?',
      offline: {
        state: 'sem conexão',
        text: 'Parece não haver conexão com a internet. Tente de novo quando houver.',
      },
      contact: 'Relatar o erro',
    },
    wait: { long: 'Está demorando mais do que deveria.' },
    states: {
      entering: 'entrando',
      moving: 'em movimento',
      opening: 'abrindo',
      closing: 'fechando',
      hiding: 'ocultando',
      loading: 'carregando',
      playing: 'tocando',
      copying: 'copiando',
    },
    inside: {
      keyed: 'Esta página, ao vivo. Clique em uma estação ou segure X para [ver por dentro].',
      touched: 'Esta página, ao vivo. Toque em uma estação ou [veja por dentro].',
      next: 'próximo slide',
    },
    contactCard: 'Salvar o cartão de contato',
  },
  palette: {
    placeholder: 'Para onde ir, ou o que fazer?',
    noneHint: 'Experimente uma página, um projeto, “tema” ou “e-mail”.',
    groups: { sections: 'Seções' },
    keys: {
      off: 'Desativar as teclas de um só caractere ([keys])',
      on: 'Ativar as teclas de um só caractere ([keys])',
    },
  },
  documents: {
    files: 'Arquivos',
    card: 'Cartão de contato, vCard 4.0',
    licences: 'Licenças das fontes, dos ícones e do código',
  },
}
