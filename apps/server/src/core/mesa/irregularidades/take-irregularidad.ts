import { common } from '@alerce/contract/messages/common'
import { situacionDeIrregularidad } from '@alerce/domain/mesa/irregularidad'
import { editProspecto, readProspecto } from '../../postulacion/prospecto/policy.ts'
import { findProspecto } from '../../postulacion/prospecto/read-model.ts'
import { refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { irregularidadPorId } from './read-model.ts'

const esDeMesa = ({ actor }: Context): boolean => actor.kind === 'persona' && actor.roles.includes('mesa')

async function take(ctx: Context, prospectoId: number, lado: 'mesa' | 'asesor') {
  if (lado === 'asesor') return await editProspecto(ctx, prospectoId)
  const prospecto = await readProspecto(ctx, prospectoId, { tambien: ['mesa'] })
  await findProspecto(ctx.tx, prospectoId, true)
  return prospecto
}

/** Irregularity for changing, its case locked: only for the desk or the case's own advisor; not found for others. */
export async function takeIrregularidad(ctx: Context, irregularidadId: number) {
  const { prospectoId } = (await irregularidadPorId(ctx.tx, irregularidadId)) ?? refuse(common.notFound)
  const lado = esDeMesa(ctx) ? 'mesa' : 'asesor'
  const { asesorId } = await take(ctx, prospectoId, lado)
  const irregularidad = (await irregularidadPorId(ctx.tx, irregularidadId)) ?? refuse(common.notFound)
  return { ...irregularidad, asesorId, lado, situacion: situacionDeIrregularidad(irregularidad) } as const
}
