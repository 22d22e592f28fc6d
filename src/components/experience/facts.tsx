import { ui } from '#content/ui'

const colon = `${ui.colon} `

/** A few words each. Those of another script keep their order, beside the name of the fact, too. */
export const Facts = ({ facts }: { facts: readonly string[] }) =>
  facts.map((fact) => {
    const [name, ...value] = fact.split(colon)
    return (
      <span key={fact}>
        {value.length > 0 && `${name}${colon}`}
        <bdi>{value.length > 0 ? value.join(colon) : name}</bdi>
      </span>
    )
  })
