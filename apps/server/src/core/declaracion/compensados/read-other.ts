import { cotizanteMessages } from '@alerce/contract/messages/declaracion/cotizante'
import { declaracionMessages } from '@alerce/contract/messages/declaracion/declaracion'
import type { MessageDefinition } from '@alerce/contract/messages/message'
import { editableDS, haLlegado } from '@alerce/domain/declaracion/etapas'
import { contestaElPostulante } from '@alerce/domain/declaracion/invitacion/quien-contesta'
import { readProspecto } from '../../postulacion/prospecto/policy.ts'
import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'
import type { Context } from '../../use-case.ts'
import type { DeclaracionDeProspecto } from '../ds/read-declaracion.ts'
import { type Declaracion, declaracionVivaDe } from '../ds/read-model.ts'

/** The live declaration of the other of a pair, of the same advisor; null: there is no pair, or it has none yet. */
export async function readOther(
  ctx: Context,
  { parejaId, asesorId }: Pick<Prospecto, 'parejaId' | 'asesorId'>,
): Promise<DeclaracionDeProspecto | null> {
  if (parejaId === null) return null
  const declaracion = await declaracionVivaDe(ctx.tx, parejaId)
  if (!declaracion) return null
  const prospecto = await readProspecto(ctx, parejaId)
  return prospecto.asesorId === asesorId ? { declaracion, prospecto } : null
}

/** Why the charges of the other are not written from here now; null: they are. */
export function porQueNo(declaracion: Declaracion): MessageDefinition | null {
  if (contestaElPostulante(declaracion)) return declaracionMessages.delPostulante
  if (!editableDS(declaracion.etapa)) return declaracionMessages.bloqueada
  return haLlegado(declaracion.etapa, 'cotizante') ? null : cotizanteMessages.sinTitular
}
