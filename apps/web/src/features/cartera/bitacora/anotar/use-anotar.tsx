import { type AnotacionForm, anotacionRules } from '@alerce/contract/forms/cartera/seguimiento'
import { anotacionMessages } from '@alerce/contract/messages/cartera/seguimiento'
import { escribeALaPersona } from '@alerce/domain/cartera/seguimiento/anotacion'
import { useRef, useState } from 'react'
import { useTellFailure } from '../../../../components/dialogs/use-tell-failure.ts'
import { useUndoToast } from '../../../../components/feedback/use-undo-toast.tsx'
import type { ReplyOf } from '../../../../lib/api/call.ts'
import { focusField } from '../../../../lib/form/focus-field.ts'
import { useAlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import { now } from '../../../../lib/time/clock.ts'
import { useWrite } from '../../../../lib/use-call.ts'
import type { Seguimiento } from '../queries.ts'
import { cuando, enBlanco, hechos, pedidoDe } from './modos.ts'
import { enlaceDeWhatsapp, openTab } from './whatsapp.ts'

/** Kind and next try are chosen anew each time: the draft keeps what was written. */
const unkept = ['clase', 'resultado', 'intento', 'fecha', 'hora', 'avisar'] as const

/** Form of an annotation: saves it, opens WhatsApp, and undoes it from the toast. `onSent`: after a message left. */
export function useAnotar(prospectoId: number, seguimiento: Seguimiento | undefined, onSent?: () => Promise<unknown>) {
  const tellFailure = useTellFailure()
  const { tell, toast } = useUndoToast(anotacionMessages.deleteFailed.text)
  const anotar = useWrite('anotar')
  const eliminar = useWrite('eliminarAnotacion')
  /** Address that the browser did not open. */
  const [sinAbrir, setSinAbrir] = useState<string | null>(null)
  const blocked = useRef(false)
  const form = useAlerceForm<AnotacionForm>({
    name: `anotacion:${prospectoId}`,
    initial: enBlanco('nota'),
    rules: anotacionRules,
    unkept,
  })

  const say = ({ clase }: AnotacionForm, { anotacionId, intento }: ReplyOf<'anotar'>) => {
    const despues = clase === 'llamada' && intento ? `. Próximo intento: ${cuando(intento)}` : ''
    const undo =
      clase === 'correo' ? undefined : (said: () => void) => eliminar.mutateAsync({ anotacionId }, () => said())
    tell(`${hechos[clase]}${despues}`, undo)
  }
  const anotada = { prospectoId, seOpuso: seguimiento?.seOpuso ?? false }
  const write = (values: AnotacionForm) =>
    anotar.mutateAsync(pedidoDe(anotada, values, now()), (reply) => say(values, reply))
  const writeAndOpen = async (values: AnotacionForm) => {
    const tab = openTab()
    const enlace = enlaceDeWhatsapp(seguimiento?.telefono ?? '', values.texto)
    try {
      await write(values)
    } catch (error) {
      tab?.close()
      throw error
    }
    blocked.current = tab === null
    if (tab) tab.location.replace(enlace)
    else setSinAbrir(enlace)
  }
  const save = (values: AnotacionForm) => {
    setSinAbrir(null)
    blocked.current = false
    return values.clase === 'whatsapp' ? writeAndOpen(values) : write(values)
  }
  const clear = async ({ clase }: AnotacionForm) => {
    form.setValues(enBlanco(clase))
    await form.saved(enBlanco(clase))
    // A blocked tab of WhatsApp waits for its press
    if (onSent && escribeALaPersona(clase) && !blocked.current) await onSent()
    else focusField('texto')
  }
  return {
    form,
    submit: form.submit(save, tellFailure(anotacionMessages.saveFailed.text), clear),
    sinAbrir,
    toast,
  }
}
