import { parejaMessages } from '@alerce/contract/messages/postulacion/pareja'
import type { DetencionDePareja } from '@alerce/domain/declaracion/turno'
import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'
import { refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { exigirTurno } from './exigir-turno.ts'
import { detencionDeLaPareja } from './read-model.ts'

const palabras: Record<DetencionDePareja, (typeof parejaMessages)[keyof typeof parejaMessages]> = {
  error_compensado: parejaMessages.otraEtapa,
  error_compensado_2: parejaMessages.otorganteSinEnviar,
}

/** Refuses (422) a declaration that its pair or an open update stops, in the words of the creation check. */
export async function exigirCreacion(ctx: Context, prospecto: Prospecto): Promise<void> {
  const detiene = await detencionDeLaPareja(ctx.tx, prospecto)
  if (detiene) refuse(palabras[detiene])
  await exigirTurno(ctx, prospecto, 'dsManualGenerada')
}
