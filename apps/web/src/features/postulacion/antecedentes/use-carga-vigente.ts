import type { AntecedentesForm } from '@alerce/contract/forms/postulacion/antecedentes'
import { antecedentesMessages } from '@alerce/contract/messages/postulacion/antecedentes'
import { prospectoMessages } from '@alerce/contract/messages/postulacion/prospecto'
import { deDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { normalizaRut } from '@alerce/domain/base/persona/rut'
import { useRef } from 'react'
import { useMessage } from '../../../components/dialogs/dialogs-provider.tsx'
import { useTellFailure } from '../../../components/dialogs/use-tell-failure.ts'
import { useValidarCarga } from './queries.ts'
import type { FormAntecedentes } from './use-antecedentes.ts'

/** Birth date and sex from the charge: locked in the form, and removed together with the charge. */
type Nacimiento = Pick<AntecedentesForm, 'fechaNacimiento' | 'sexo'>

const nacimientoDe = ({ fechaNacimiento, sexo }: Nacimiento): Nacimiento => ({ fechaNacimiento, sexo })
const sinNacimiento: Nacimiento = { fechaNacimiento: '', sexo: '' }

const esIgual = (una: Nacimiento, otra: Nacimiento) =>
  una.fechaNacimiento === otra.fechaNacimiento && una.sexo === otra.sexo

/** RUT of the charge; null without a RUT. */
const rutDe = ({ tipoDocumento, rut }: AntecedentesForm) => (tipoDocumento === 'P' ? null : normalizaRut(rut))

/** The current-charge box: its birth date and sex come from the charge and stay locked (spec 2 §5). */
export function useCargaVigente(form: FormAntecedentes) {
  const validar = useValidarCarga()
  const message = useMessage()
  const tellFailure = useTellFailure()
  /** Values replaced by the charge; null: the charge was there when the form opened. */
  const antes = useRef<Nacimiento | null>(null)

  /** True while the form still has that RUT: an answer about another one does not apply. */
  const sigue = (rut: string) => rutDe(form.getValues()) === rut

  const look = async (rut: string) => {
    const alPreguntar = nacimientoDe(form.getValues())
    const carga = await validar.mutateAsync({ rut })
    if (!sigue(rut)) return
    if (!carga.cargaVigente) return message(antecedentesMessages.cargaNoVigente.text)
    if (!esIgual(alPreguntar, form.getValues())) return message(antecedentesMessages.cargaTocada.text)
    antes.current = alPreguntar
    const fechaNacimiento = (carga.fechaNacimiento && deDDMMYYYY(carga.fechaNacimiento)) ?? ''
    form.setValues({ cargaVigente: true, fechaNacimiento, sexo: carga.sexo ?? '' })
  }

  const tick = () => {
    const rut = rutDe(form.getValues())
    if (rut === null) return void message(antecedentesMessages.rutEmpleador.text)
    const failed = tellFailure(prospectoMessages.rutCheckFailed.text)
    look(rut).catch((error: unknown) => (sigue(rut) ? failed(error) : undefined))
  }

  /** Values without the charge. A person saved with a charge gets the saved values. */
  const sinCarga = (now: AntecedentesForm): Nacimiento => {
    const saved = form.getInitialValues()
    if (!saved.cargaVigente) return antes.current ?? nacimientoDe(saved)
    return rutDe(now) === rutDe(saved) ? nacimientoDe(saved) : (antes.current ?? sinNacimiento)
  }

  const untick = (part: Partial<AntecedentesForm> = {}) => {
    form.setValues({ ...part, cargaVigente: false, ...sinCarga({ ...form.getValues(), ...part }) })
    antes.current = null
  }

  /** Another document is another person's: nothing of the charge stays. */
  const deOtro = (part: Partial<AntecedentesForm>) => {
    const now = form.getValues()
    const otro = rutDe(now) !== rutDe({ ...now, ...part })
    if (now.cargaVigente && otro) untick(part)
    else form.setValues(part)
  }

  return {
    toggle: (checked: boolean) => (checked ? tick() : untick()),
    deOtro,
    busy: validar.isPending && validar.variables.payload.rut === rutDe(form.values),
  }
}
