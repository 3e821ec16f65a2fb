export { default as MigrationPlanner } from './MigrationPlanner';
