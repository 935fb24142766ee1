import type { AntecedentesForm } from '@alerce/contract/forms/postulacion/antecedentes'
import { antecedentesMessages } from '@alerce/contract/messages/postulacion/antecedentes'
import { prospectoMessages } from '@alerce/contract/messages/postulacion/prospecto'
import { useRef } from 'react'
import { useConfirm, useMessage } from '../../../components/dialogs/dialogs-provider.tsx'
import { useTellFailure } from '../../../components/dialogs/use-tell-failure.ts'
import { useAntesDeGuardar } from '../../../components/persona/antes-de-guardar.ts'
import { alDocumento } from '../../../lib/adjuntos/obligatorios.ts'
import { useWayOn } from '../../../lib/browser/use-way-on.ts'
import { type AlerceForm, useAlerceForm } from '../../../lib/form/use-alerce-form.ts'
import { goTo } from '../../../lib/routes.ts'
import type { DatosDeProspecto } from '../../../lib/sale/prospecto.ts'
import { todayInSantiago } from '../../../lib/time/clock.ts'
import { useIngresar } from './queries.ts'
import { guardadaDe, payloadOf, rulesOn, valuesOf } from './values.ts'

export type FormAntecedentes = AlerceForm<AntecedentesForm>

/** `sinPlan`: a chosen plan was lost with it. */
const dichoAlGuardar = (sinPlan: boolean): string =>
  [prospectoMessages.saved.text, ...(sinPlan ? [antecedentesMessages.planBorrado.text] : [])].join('\n')

const question = { text: antecedentesMessages.confirmarInactivo.text, accept: 'Guardar como inactivo' }

/** Questions before a save: the end of the prospect, or else a new document that may belong to a known person. */
function usePreguntas(datos: DatosDeProspecto) {
  const confirm = useConfirm()
  const antes = useAntesDeGuardar()
  return (values: AntecedentesForm, act: () => Promise<unknown>): Promise<boolean> =>
    values.activo ? antes({ personas: [values], guardada: guardadaDe(datos) }, act) : confirm(question, act)
}

/** The form of the applicant's data and its two saves (spec 2 §2): stay, or go on, with its documents, to the beneficiaries. */
export function useAntecedentes(datos: DatosDeProspecto) {
  const { prospectoId } = datos
  const navigate = useWayOn()
  const message = useMessage()
  const asking = usePreguntas(datos)
  const tellFailure = useTellFailure()
  const ingresar = useIngresar()
  const hoy = todayInSantiago()
  const form = useAlerceForm({
    name: `antecedentes:${prospectoId}`,
    initial: valuesOf(datos),
    rules: rulesOn(hoy),
  })

  const sinPlan = useRef(false)

  // The server deletes a quote based on the former data with this save (spec 2 §4).
  const save = (advance: boolean) => async (values: AntecedentesForm) => {
    const ingresado = ingresar.mutateAsync({ ...payloadOf(values, datos), avanza: advance })
    const { cotizacionLimpiada } = await alDocumento(ingresado, values.empleadores)
    sinPlan.current = cotizacionLimpiada ?? false
  }

  const after = (advance: boolean) => async () => {
    await message(dichoAlGuardar(sinPlan.current), 'ok')
    if (advance) await navigate(goTo('prospectBeneficiaries', { prospectoId }))
  }

  const press = (advance: boolean) =>
    form.submit(save(advance), tellFailure(antecedentesMessages.saveFailed.text), after(advance), asking)()

  return { form, hoy, press }
}
