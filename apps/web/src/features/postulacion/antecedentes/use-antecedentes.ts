import type { AntecedentesForm } from '@alerce/contract/forms/postulacion/antecedentes'
import { antecedentesMessages } from '@alerce/contract/messages/postulacion/antecedentes'
import { prospectoMessages } from '@alerce/contract/messages/postulacion/prospecto'
import { hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import { useNavigate } from 'react-router'
import { useConfirm, useMessage } from '../../../components/dialogs/dialogs-provider.tsx'
import { useTellFailure } from '../../../components/dialogs/use-tell-failure.ts'
import { useExigirDocumentos } from '../../../lib/adjuntos/obligatorios.ts'
import { isRefusal, messageOf } from '../../../lib/api/errors.ts'
import { type AlerceForm, useAlerceForm } from '../../../lib/form/use-alerce-form.ts'
import { goTo } from '../../../lib/routes.ts'
import { useLimpiarCotizacion } from '../../../lib/sale/use-limpiar-cotizacion.ts'
import { now } from '../../../lib/time/clock.ts'
import { type Datos, useDatos, useIngresar } from './queries.ts'
import { payloadOf, rulesOn, valuesOf } from './values.ts'

export type FormAntecedentes = AlerceForm<AntecedentesForm>

/** The form of the applicant's data and its two saves (spec 2 §2): stay, or go on, with its documents, to the beneficiaries. */
export function useAntecedentes(datos: Datos) {
  const { prospectoId } = datos
  const navigate = useNavigate()
  const message = useMessage()
  const confirm = useConfirm()
  const tellFailure = useTellFailure()
  const ingresar = useIngresar()
  const limpiar = useLimpiarCotizacion()
  const exigirDocumentos = useExigirDocumentos(prospectoId)
  const { refetch } = useDatos(prospectoId)
  const hoy = hoyEnSantiago(now())
  const form = useAlerceForm({
    name: `antecedentes:${prospectoId}`,
    initial: valuesOf(datos),
    rules: rulesOn(hoy),
  })

  // What was quoted rested on the former data (spec 2 §4).
  const clearQuote = async () => {
    try {
      await limpiar.mutateAsync({ prospectoId })
    } catch (error) {
      await message(messageOf(error, prospectoMessages.limpiarFailed.text))
    }
  }

  const save = (advance: boolean) => async (values: AntecedentesForm) => {
    if (advance) await exigirDocumentos(values.empleadores)
    await ingresar.mutateAsync(payloadOf(values, datos))
    await clearQuote()
  }

  // Somebody else saved meanwhile: with their version read, the next press is a decision of the person.
  const failed = async (error: unknown) => {
    if (isRefusal(error, 412)) await refetch()
    await tellFailure(antecedentesMessages.saveFailed.text)(error)
  }

  const after = (advance: boolean) => async () => {
    await message(prospectoMessages.saved.text, 'ok')
    if (advance) await navigate(goTo('prospectBeneficiaries', { prospectoId }))
  }

  const press = async (advance: boolean) => {
    const { activo } = form.getValues()
    const question = { text: antecedentesMessages.confirmarInactivo.text, accept: 'Guardar como inactivo' }
    if (!activo && !(await confirm(question))) return
    form.submit(save(advance), failed, after(advance))()
  }

  return { form, hoy, press }
}
