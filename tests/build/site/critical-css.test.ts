import { expect, test } from 'vitest'

import { criticalCss } from '../../../src/build/site/critical-css.ts'

const PAGE = '<main class="card md:p-4 size-[1.5rem]"><p class="title">Words</p></main>'

test.each([
  ['a type and a class of the page', 'main .title{color:red}'],
  [
    'a class with signs that CSS escapes',
    String.raw`.md\:p-4{padding:1px}.size-\[1\.5rem\]{width:1px}`,
  ],
  ['everything and nothing in particular', '*,:before{margin:0}:root{--ink:#000}'],
  ['what depends on a script before the first paint', '[data-theme=light] .title{color:red}'],
  ['functions, whatever they say', '.title:not(.missing):is(.missing,h1){color:red}'],
  ['the keyboard', '.title:focus-visible{outline:none}'],
  ['a width', '@media (min-width:48rem){.title{color:red}}'],
  ['keyframes that run', '.title{animation:in 1s}@keyframes in{0%{opacity:0}to{opacity:1}}'],
  ['a property that is used', '@property --x{syntax:"*";inherits:false}.title{--x:1}'],
  ['a face of the first paint', '@font-face{font-family:Text;src:local(A)}'],
  ['the stand-in of the others', '@font-face{font-family:"Mono Fallback";src:local(A)}'],
])('kept: %s', (_, css) => {
  expect(criticalCss(css, PAGE)).toBe(css)
})

test.each([
  ['a class of other pages', '.missing{color:red}'],
  ['a class below one of the page', '.card .missing{color:red}'],
  ['an element of other pages', 'dialog{color:red}'],
  ['the pointer', '.title:hover{color:red}'],
  ['the printer', '@media print{.title{color:red}}'],
  ['an empty rule around it', '@media (min-width:48rem){.missing{color:red}}'],
  ['keyframes that nothing runs', '@keyframes out{to{opacity:0}}'],
  ['a property of nothing', '@property --y{syntax:"*";inherits:false}'],
  ['the monospace font, which may come later', '@font-face{font-family:Mono;src:local(A)}'],
])('left for later: %s', (_, css) => {
  expect(criticalCss(css, PAGE)).toBe('')
})

test('of several selectors those of the page are kept', () => {
  expect(criticalCss('.title,.missing,p{color:red}', PAGE)).toBe('.title,p{color:red}')
})
