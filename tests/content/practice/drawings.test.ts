import { exercises, testExercises } from '../../support/practice';

testExercises(exercises.filter(({ name }) => name.startsWith('practice/drawings/')));
