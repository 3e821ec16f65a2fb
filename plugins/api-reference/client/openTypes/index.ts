export { closeAround, toggleType, type PanelLabels } from './panels';
