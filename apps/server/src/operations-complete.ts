import type { Operation } from '@alerce/contract/operation'
import type { UseCase } from './core/use-case.ts'

/** Refuses to start when a declared operation has no handler, a handler no declaration, or either stands twice. */
export function assertComplete(operations: readonly Operation[], useCases: readonly UseCase[]): void {
  const declared = operations.map((o) => o.name as string)
  const handled = useCases.map((u) => u.operation.name as string)
  const twice = (names: string[]) => names.filter((name, i) => names.indexOf(name) !== i)
  const problems = [
    ...declared.filter((name) => !handled.includes(name)).map((name) => `sin caso de uso: ${name}`),
    ...handled.filter((name) => !declared.includes(name)).map((name) => `sin declaración: ${name}`),
    ...[...twice(declared), ...twice(handled)].map((name) => `dos veces: ${name}`),
  ]
  if (problems.length > 0) throw new Error(`El contrato y el núcleo no coinciden:\n  ${problems.join('\n  ')}`)
}
