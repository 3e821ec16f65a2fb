export { closeAround, toggleType } from './panels';
