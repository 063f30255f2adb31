export { createBindingLookup, withAcceptedRegistries } from './policy/bindings.ts';
export { type Evaluation, evaluate, type FileSubject, type Subjects } from './policy/evaluate.ts';
export {
  type DependencyContext,
  type DependencySubject,
  judgeDependency,
} from './policy/judge-dependency.ts';
export { createWaiverIndex } from './policy/waivers.ts';
