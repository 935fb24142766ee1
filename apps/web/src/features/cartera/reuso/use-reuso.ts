import { type ReusoForm, reusoRules } from '@alerce/contract/forms/declaracion/reuso'
import { carteraMessages } from '@alerce/contract/messages/cartera/lista'
import { antecedentesMessages } from '@alerce/contract/messages/postulacion/antecedentes'
import { prospectoMessages } from '@alerce/contract/messages/postulacion/prospecto'
import { formatoRut } from '@alerce/domain/base/persona/rut'
import { useRef, useState } from 'react'
import { useAction } from '../../../components/actions/use-action.ts'
import { useConfirm, useMessage } from '../../../components/dialogs/dialogs-provider.tsx'
import { useTellFailure } from '../../../components/dialogs/use-tell-failure.ts'
import { useWayOn } from '../../../lib/browser/use-way-on.ts'
import { useAlerceForm } from '../../../lib/form/use-alerce-form.ts'
import { empleadoresDe, empleadoresEscritos } from '../../../lib/sale/empleadores.ts'
import { showVenta } from '../../../lib/sale/show-venta.ts'
import { useAjeno } from '../../../lib/sale/use-ajeno.ts'
import { type DatosDeCopia, useDatos, useIngresar } from './queries.ts'

/** The employers of the sale that reuses a DS, saved as any applicant's are; then its next step (decision 027). */
export function useReuso(datos: DatosDeCopia, onClose: () => void) {
  const { prospectoId } = datos
  const rut = datos.rut ? formatoRut(datos.rut) : ''
  const message = useMessage()
  const confirm = useConfirm()
  const tellFailure = useTellFailure()(prospectoMessages.saveFailed.text)
  const navigate = useWayOn()
  const { mutateAsync: ingresar } = useIngresar()
  const { refetch } = useDatos(prospectoId)
  // Version on screen: an automatic re-read must not hide a save by another person
  const [version, setVersion] = useState(datos.version)
  const { ajeno, failed, forget } = useAjeno(async () => {
    const { data } = await refetch()
    if (data) setVersion(data.version)
  })
  const form = useAlerceForm<ReusoForm>({
    name: `reuso:${prospectoId}`,
    initial: { empleadores: empleadoresEscritos(datos.empleadores) },
    rules: reusoRules,
  })

  const sinPlan = useRef(false)
  const next = useAction(async () => navigate(await showVenta({ prospectoId })), carteraMessages.redirectFailed.text)

  const save = async ({ empleadores }: ReusoForm) => {
    const saved = await ingresar({ prospectoId, version, empleadores: empleadoresDe(empleadores, rut) })
    setVersion(saved.version)
    sinPlan.current = saved.cotizacionLimpiada ?? false
    forget()
  }

  const tell = async () => {
    const dicho = [prospectoMessages.saved.text, ...(sinPlan.current ? [antecedentesMessages.planBorrado.text] : [])]
    await message(dicho.join('\n'), 'ok')
  }

  const thenNext = async () => {
    await tell()
    next.run()
  }

  /** Replaces the typed values by the saved ones. */
  const takeSaved = () => {
    const guardado = { empleadores: empleadoresEscritos(datos.empleadores) }
    form.setInitialValues(guardado)
    form.setValues(guardado)
    forget()
    // The pressed button disappears with its notice: move the focus to the form
    form.goTo('empleadores.0.tipoTrabajador')
  }

  const close = async () => {
    const question = {
      text: 'Hay cambios sin guardar. Si cierra, se descartan.',
      accept: 'Descartar y cerrar',
      cancel: 'Seguir editando',
    }
    if (form.isDirty() && !(await confirm(question))) return
    form.draft.discard()
    onClose()
  }

  return {
    form,
    rut,
    ajeno,
    takeSaved,
    submit: form.submit(save, failed(tellFailure), tell),
    /** Goes to the next step of the sale, after saving the typed values. */
    advance: () => (form.isDirty() ? form.submit(save, failed(tellFailure), thenNext)() : next.run()),
    going: next.busy || form.busy,
    close: () => void close(),
  }
}

export type Reuso = ReturnType<typeof useReuso>
