export { formatFault, loadPageFaults } from './faults/loadPageFaults';
export { checkCoverage } from './measure/checkCoverage';
export { describeCoverage, describeUncovered } from './measure/describeCoverage';
export { describeProps } from './measure/describeProps';
export { loadCoverage, readPageTree } from './measure/loadCoverage';
export { measurePages, type PageCoverage } from './measure/measurePages';
export { findPropLinks, measureProps } from './measure/measureProps';
