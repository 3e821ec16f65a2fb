export { checkDiffs } from './check/checkDiffs';
export { listSearchPlaces } from './oldNames/listSearchPlaces';
