import { carteraMessages } from '@alerce/contract/messages/cartera/lista'
import { declaracionMessages } from '@alerce/contract/messages/declaracion/declaracion'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useMessage } from '../../../components/dialogs/dialogs-provider.tsx'
import { callExplained } from '../../../lib/api/call.ts'
import { must, NoAvanza } from '../../../lib/api/must.ts'
import { goTo } from '../../../lib/routes.ts'
import { useGenerarDSManual } from '../../../lib/sale/generar-ds-manual.ts'

/** The creation check (spec 2 §4): only `aceptado` goes on. */
async function check(prospectoId: number): Promise<void> {
  const { validarFailed, respuestaInesperada } = declaracionMessages
  const { reply, descripcion } = await must(callExplained('validarCreacionDS', { prospectoId }), validarFailed.text)
  if (reply === 'rechazado') throw new NoAvanza(descripcion)
  if (reply !== 'aceptado') throw new NoAvanza(respuestaInesperada.text)
}

/** 'Generar DS' of a manual sale: check, create, save the stage, go to the holder's background (spec 2 §2, §4). */
export function useGenerarDS(prospectoId: number) {
  const navigate = useNavigate()
  const message = useMessage()
  const generar = useGenerarDSManual()
  const [busy, setBusy] = useState(false)

  const generate = async (): Promise<string> => {
    await check(prospectoId)
    const identificador = await generar.mutateAsync(prospectoId)
    return goTo('postulantBackground', { prospectoId, identificador })
  }

  const press = async () => {
    setBusy(true)
    try {
      await navigate(await generate())
    } catch (error) {
      await message(error instanceof NoAvanza ? error.message : carteraMessages.dsManualFailed.text)
    } finally {
      setBusy(false)
    }
  }

  return { press, busy }
}
