import { declaracionMessages } from '@alerce/contract/messages/declaracion/declaracion'
import { call, type ReplyOf } from '../api/call.ts'
import { type ApiRefusal, isRefusal, messageOf } from '../api/errors.ts'
import { Halt, must } from '../api/must.ts'
import { goTo } from '../routes.ts'

/** Asks, and acts while the dialog is open; false: the answer was no. */
export type AskFirst = (
  question: { readonly title: string; readonly text: string; readonly accept: string },
  act: () => Promise<unknown>,
) => Promise<boolean>

const failed = declaracionMessages.dsManualFailed.text

const advierte = (error: unknown): error is ApiRefusal =>
  isRefusal(error, declaracionMessages.advertencia.status) && error.codigo === declaracionMessages.advertencia.code

interface DSGenerada {
  readonly identificador: number
  /** It repeats another declaration that was evaluated: nothing is left to type. */
  readonly enviada: boolean
}

const deLa = ({ declaracionSaludId: identificador, enviada }: ReplyOf<'iniciarDSManual'>): DSGenerada => ({
  identificador,
  enviada,
})

/** The screen of a declaration that was just generated. */
export const trasGenerar = (prospectoId: number, { identificador, enviada }: DSGenerada): string =>
  goTo(enviada ? 'resultadoDs' : 'postulantBackground', { prospectoId, identificador })

/**
 * Generates the manual declaration and its stage (spec 1 §4, spec 2 §4). Warnings of the creation check are asked: null
 * when the answer is no, and nothing happened. Throws Halt.
 */
export async function iniciarDSManual(prospectoId: number, ask: AskFirst): Promise<DSGenerada | null> {
  try {
    return deLa(await call('iniciarDSManual', { prospectoId }))
  } catch (error) {
    if (!advierte(error)) throw new Halt(messageOf(error, failed))
    let generada: DSGenerada | null = null
    const generate = async () => {
      generada = deLa(await must(call('iniciarDSManual', { prospectoId, confirma: true }), failed))
    }
    await ask({ title: 'Generar DS', text: error.descripcion, accept: 'Generar DS' }, generate)
    return generada
  }
}
