import { type ReusoForm, reusoRules } from '@alerce/contract/forms/declaracion/reuso'
import { prospectoMessages } from '@alerce/contract/messages/postulacion/prospecto'
import { formatoRut } from '@alerce/domain/base/persona/rut'
import { useState } from 'react'
import { useConfirm, useMessage } from '../../../components/dialogs/dialogs-provider.tsx'
import { useTellFailure } from '../../../components/dialogs/use-tell-failure.ts'
import { useAlerceForm } from '../../../lib/form/use-alerce-form.ts'
import { empleadoresDe, empleadoresEscritos } from '../../../lib/sale/empleadores.ts'
import { useAjeno } from '../../../lib/sale/use-ajeno.ts'
import { type DatosDeEdicion, useActualizar, useDatos } from './queries.ts'

/** The employers of a reuse: saved into an update of the sale that stands (decision 020). */
export function useReuso(datos: DatosDeEdicion, onClose: () => void) {
  const { prospectoId } = datos
  const rut = datos.rut ? formatoRut(datos.rut) : ''
  const message = useMessage()
  const confirm = useConfirm()
  const tellFailure = useTellFailure()(prospectoMessages.saveFailed.text)
  const { mutateAsync: actualizar } = useActualizar()
  const { refetch } = useDatos(prospectoId)
  // of what is on screen: a reading that comes by itself must not hide that somebody else saved
  const [version, setVersion] = useState(datos.version)
  const { ajeno, failed, olvidar } = useAjeno(async () => {
    const { data } = await refetch()
    if (data) setVersion(data.version)
  })
  const form = useAlerceForm<ReusoForm>({
    name: `reuso:${prospectoId}`,
    initial: { empleadores: empleadoresEscritos(datos.empleadores) },
    rules: reusoRules,
  })

  const save = async ({ empleadores }: ReusoForm) => {
    const saved = await actualizar({ prospectoId, version, empleadores: empleadoresDe(empleadores, rut) })
    setVersion(saved.version)
    olvidar()
  }

  /** What stands now instead of what was typed. */
  const takeSaved = () => {
    const guardado = { empleadores: empleadoresEscritos(datos.empleadores) }
    form.setInitialValues(guardado)
    form.setValues(guardado)
    olvidar()
    // the button that was pressed goes with what it answered
    form.goTo('empleadores.0.tipoTrabajador')
  }

  const close = async () => {
    const question = {
      text: 'Hay cambios sin guardar. Si cierra, se descartan.',
      accept: 'Descartar y cerrar',
      cancel: 'Seguir editando',
    }
    if (form.isDirty() && !(await confirm(question))) return
    // back to what is saved, and its draft with it: a form that is merely cleared keeps what was typed since
    form.draft.discard()
    onClose()
  }

  return {
    form,
    rut,
    ajeno,
    takeSaved,
    submit: form.submit(save, failed(tellFailure), () => message(prospectoMessages.saved.text, 'ok')),
    close: () => void close(),
  }
}

export type Reuso = ReturnType<typeof useReuso>
