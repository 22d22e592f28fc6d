// Its words stay English here: the interface of a developer's tool, which shows names of the code.
export { inspector } from '../../../src/content/inspector'
