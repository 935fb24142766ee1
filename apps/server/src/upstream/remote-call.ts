import type { ActoDeSeguridad } from '@alerce/contract/catalogos/acceso/seguridad'
import type { NombreEspecificado } from '@alerce/contract/especificacion/especificacion'
import type { Input } from '@alerce/contract/operation'
import type { OperationMap } from '@alerce/contract/operation-map'
import type { operations } from '@alerce/contract/operations'
import type { z } from 'zod'
import type { Services } from '../core/use-case.ts'
import type { Db } from '../platform/db/database.ts'
import type { RegistrosConocidos } from './conocidos/repository.ts'
import type { NombrePropio } from './formas.ts'
import type { Asesor } from './sent-payload.ts'

type Declarada<N extends keyof OperationMap> = Extract<(typeof operations)[number], { readonly name: N }>

export type RespuestaDelNucleo<N extends keyof OperationMap> = OperationMap[N]['reply']

/** A call of an advisor in connected mode, with all that its answer may use. */
export interface RemoteCall {
  readonly db: Db
  readonly asesor: Asesor
  /** Name of the advisor, as it signs. */
  readonly nombre: string
  /** Now, ISO instant. */
  readonly ahora: string
  /** Today in America/Santiago, ISO date. */
  readonly hoy: string
  /** Examination of an uploaded file: what the server refuses does not reach the core. */
  readonly examine: Services['examine']
  /** Calls the core with the fields of the specifications; the reply has neutral values in those of ours. Throws Refusal. */
  ask<N extends NombreEspecificado>(nombre: N, payload: unknown): Promise<RespuestaDelNucleo<N>>
  /** Answers an operation from this database, in the name of the same person. */
  here<N extends keyof OperationMap>(nombre: N, payload: OperationMap[N]['payload']): Promise<RespuestaDelNucleo<N>>
  /** Leaves an entry in the security log of this server. */
  leaveEvento(evento: ActoDeSeguridad, sobre: string): Promise<void>
  /** Remembers records that the core has shown to this person. */
  know(recurso: RegistrosConocidos['recurso'], ids: readonly number[]): Promise<void>
}

/** Answer to an operation of ours by calls of the specifications. */
export type Composicion<N extends NombrePropio> = (
  input: Input<Declarada<N>>,
  call: RemoteCall,
) => Promise<z.input<Declarada<N>['reply']>>
