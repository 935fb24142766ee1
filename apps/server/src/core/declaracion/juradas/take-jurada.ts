import { common } from '@alerce/contract/messages/common'
import { declaracionMessages } from '@alerce/contract/messages/declaracion/declaracion'
import { haLlegado } from '@alerce/domain/declaracion/etapas'
import { ensure, refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { ensureQuienContesta, takeDeclaracion } from '../ds/edit-declaracion.ts'
import type { Declaracion } from '../ds/read-model.ts'
import { readJuradas } from './read-juradas.ts'

interface Pedida {
  readonly identificador: number
  readonly rut?: string | null | undefined
  /** The medical charge. */
  readonly personaId: number
}

/** The sworn declaration of one charge, until the declaration is signed; of somebody else it is not found. */
export async function juradaPorFirmar(ctx: Context, { id, etapa }: Declaracion, personaId: number) {
  ensure(!haLlegado(etapa, 'firma'), declaracionMessages.bloqueada)
  const juradas = await readJuradas(ctx, id)
  return juradas.find(({ carga }) => carga.id === personaId) ?? refuse(common.notFound)
}

/** The same for the advisor of a manual sale, who acts on it for the holder. */
export async function takeJurada(ctx: Context, { personaId, ...input }: Pedida) {
  const { declaracion, prospecto } = await takeDeclaracion(ctx, input)
  ensureQuienContesta(declaracion)
  return { declaracion, prospecto, jurada: await juradaPorFirmar(ctx, declaracion, personaId) }
}
