import type { OperationMap } from '@alerce/contract/operation-map'

type Nombre = keyof OperationMap

/** Calls an operation as a client: in this process for the demo, over HTTP in tests. */
export type DemoCall = <N extends Nombre>(
  nombre: N,
  payload: OperationMap[N]['payload'],
) => Promise<OperationMap[N]['reply']>
