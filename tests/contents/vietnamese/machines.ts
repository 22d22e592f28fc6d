export { machines } from '../../../src/content/machines'
