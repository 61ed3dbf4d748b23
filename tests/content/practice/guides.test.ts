import { exercises, testExercises } from '../../support/practice';

testExercises(exercises.filter(({ name }) => !/^practice\/(drawings|repairs)\//.test(name)));
