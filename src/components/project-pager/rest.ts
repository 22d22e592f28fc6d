export { rest as default } from 'virtual:projects/rest'
