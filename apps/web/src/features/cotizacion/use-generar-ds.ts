import { carteraMessages } from '@alerce/contract/messages/cartera'
import { declaracionMessages } from '@alerce/contract/messages/declaracion'
import { prospectoMessages } from '@alerce/contract/messages/prospecto'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useMessage } from '../../components/dialogs/dialogs-provider.tsx'
import { call, callExplained } from '../../lib/api/call.ts'
import { messageOf } from '../../lib/api/errors.ts'
import { goTo } from '../../lib/routes.ts'
import { useGuardarEtapa } from './queries.ts'

/** Why the declaration was not generated, in the words for the person. */
class NoSeGenera extends Error {}

async function must<T>(work: Promise<T>, text: string): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw new NoSeGenera(messageOf(error, text))
  }
}

/** The creation check (spec 2 §4): only `aceptado` goes on. */
async function check(prospectoId: number): Promise<void> {
  const { validarFailed, respuestaInesperada } = declaracionMessages
  const { reply, descripcion } = await must(callExplained('validarCreacionDS', { prospectoId }), validarFailed.text)
  if (reply === 'rechazado') throw new NoSeGenera(descripcion)
  if (reply !== 'aceptado') throw new NoSeGenera(respuestaInesperada.text)
}

/** 'Generar DS' of a manual sale: check, create, save the stage, go to the holder's background (spec 2 §2, §4). */
export function useGenerarDS(prospectoId: number) {
  const navigate = useNavigate()
  const message = useMessage()
  const guardarEtapa = useGuardarEtapa()
  const [busy, setBusy] = useState(false)

  const generate = async (): Promise<string> => {
    await check(prospectoId)
    const { declaracionSaludId } = await must(
      call('generarDSManual', { prospectoId }),
      carteraMessages.dsManualFailed.text,
    )
    const etapa = { prospectoId, etapa: 'dsManualGenerada' } as const
    await must(guardarEtapa.mutateAsync(etapa), prospectoMessages.etapaSaveFailed.text)
    return goTo('postulantBackground', { prospectoId, identificador: declaracionSaludId })
  }

  const press = async () => {
    setBusy(true)
    try {
      await navigate(await generate())
    } catch (error) {
      await message(error instanceof NoSeGenera ? error.message : carteraMessages.dsManualFailed.text)
    } finally {
      setBusy(false)
    }
  }

  return { press, busy }
}
