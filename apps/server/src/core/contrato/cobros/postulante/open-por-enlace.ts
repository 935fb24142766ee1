import { mandatoMessages as m } from '@alerce/contract/messages/contrato/mandato'
import type { DeclaracionDeProspecto } from '../../../declaracion/ds/read-declaracion.ts'
import { ensure } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import { openEnlace } from '../../mandatos/postulante/open-enlace.ts'

/** Sale of a link to the mandate. `bloquear`: locks prospect and link. A blocked link opens nothing. */
export async function openPorEnlace(ctx: Context, token: string, bloquear: boolean): Promise<DeclaracionDeProspecto> {
  const { situacion, declaracion, postulante } = await openEnlace(ctx, token, bloquear)
  ensure(situacion !== 'bloqueado', m.bloqueado)
  return { declaracion, prospecto: postulante }
}
