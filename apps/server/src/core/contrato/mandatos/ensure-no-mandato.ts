import { mesaMessages as m } from '@alerce/contract/messages/mesa/mesa'
import { yaHecho } from '../../actor.ts'
import type { Context } from '../../use-case.ts'
import { mandatoOtorgado } from './read-model.ts'

/** 409 where a mandate stands, by whom. `campo`: where the refusal stands. */
export async function ensureNoMandato({ tx, actor }: Context, declaracionId: number, campo?: string): Promise<void> {
  const vigente = await mandatoOtorgado(tx, declaracionId)
  if (vigente)
    yaHecho(
      actor,
      vigente.por,
      { propio: m.mandatoYaVigentePropio, ajeno: m.mandatoYaVigente },
      { cuando: vigente.otorgado, ...(campo && { campo }) },
    )
}
