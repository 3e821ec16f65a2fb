export { formatFault, loadPageFaults } from './faults/loadPageFaults';
export { checkCoverage } from './measure/checkCoverage';
export { describeCoverage, describeUncovered } from './measure/describeCoverage';
export { loadCoverage, readPageTree } from './measure/loadCoverage';
export { MAIN_COMPONENTS } from './measure/mainComponents';
export { measurePages, type PageCoverage } from './measure/measurePages';
export {
  findPropLinks,
  measureProps,
  type ComponentCoverage,
  type PageLinks,
} from './measure/measureProps';
