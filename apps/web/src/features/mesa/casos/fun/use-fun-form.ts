import { type FunForm, funRules } from '@alerce/contract/forms/mesa/mesa'
import { mesaMessages } from '@alerce/contract/messages/mesa/mesa'
import { aDDMMYYYY, deDDMMYYYY, esFecha } from '@alerce/domain/base/fechas/fecha'
import { hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import { formatoRut, normalizaRut } from '@alerce/domain/base/persona/rut'
import { useRef, useState } from 'react'
import { useTellFailure } from '../../../../components/dialogs/use-tell-failure.ts'
import { isRefusal } from '../../../../lib/api/errors.ts'
import { useAlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import { useAjeno } from '../../../../lib/sale/use-ajeno.ts'
import { now } from '../../../../lib/time/clock.ts'
import { type Fun, type FunGuardado, readFun } from './queries.ts'

const iso = (fecha: string | null | undefined) => (fecha ? (deDDMMYYYY(fecha) ?? '') : '')

/** Key of a FUN: RUT and day of receipt, DD-MM-YYYY; '' while missing. */
interface ClaveDeFun {
  readonly rut: string
  readonly recibido: string
}

const claveDe = ({ rut, recibido }: FunForm): ClaveDeFun => ({
  rut: normalizaRut(rut) ?? '',
  recibido: esFecha(recibido) ? aDDMMYYYY(recibido) : '',
})
const esEl = (uno: ClaveDeFun | null, otro: ClaveDeFun) => uno?.rut === otro.rut && uno.recibido === otro.recibido

/** The form of a cancellation; null begins one of any RUT. Only that one keeps a draft: its name holds no RUT. */
export function useFunForm(fun: Fun | null, saveFun: (fun: FunGuardado) => Promise<unknown>, onSaved: () => void) {
  const tellFailure = useTellFailure()
  const hoy = hoyEnSantiago(now())
  /** Last values read: day of receipt and day of processing. */
  const [antes, setAntes] = useState(fun?.recibido ?? null)
  const [leido, setLeido] = useState(fun?.procesado ?? null)
  const form = useAlerceForm<FunForm>({
    name: fun ? null : 'fun:nuevo',
    initial: {
      rut: fun ? formatoRut(fun.rut) : '',
      recibido: iso(fun?.recibido),
      procesado: iso(fun?.procesado),
    },
    rules: funRules(hoy),
    unkept: ['rut'],
  })
  /** Which one was read: while one of any RUT is written, another may stand in the fields when the answer comes. */
  const [deCual, setDeCual] = useState<ClaveDeFun | null>(null)
  const enviado = useRef(claveDe(form.values))
  const esLeido = (values: FunForm) => antes !== null || esEl(deCual, claveDe(values))
  const { ajeno, failed, forget } = useAjeno(async () => {
    const cual = { ...enviado.current, ...(antes && { recibido: antes }) }
    const ahora = await readFun(cual.rut, cual.recibido)
    setDeCual(cual)
    setLeido(ahora?.procesado ?? null)
  })
  const notSaved = failed(async (error) => {
    if (isRefusal(error, 404) && error.codigo === mesaMessages.funYaNoEsta.code) {
      setAntes(null)
      setLeido(null)
    }
    await tellFailure(mesaMessages.funNoGuardado.text)(error)
  })
  const save = (values: FunForm) => {
    const { rut, recibido, procesado } = values
    enviado.current = claveDe(values)
    return saveFun({
      rut,
      recibido: aDDMMYYYY(recibido),
      procesado: procesado ? aDDMMYYYY(procesado) : null,
      procesadoAntes: esLeido(values) ? leido : null,
      ...(antes && { recibidoAntes: antes }),
    })
  }
  return {
    form,
    hoy,
    /** Stored FUN, as last known; null: nothing that can be undone. */
    actual: fun && antes ? { ...fun, procesado: leido } : null,
    /** True when it was deleted meanwhile: saving registers it again. */
    perdido: antes === null && Boolean(fun?.recibido),
    /** When it was processed, as DD-MM-YYYY, as it was last read. */
    leido,
    /** Author of a change meanwhile; null while the fields show another FUN. */
    ajeno: esLeido(form.values) ? ajeno : null,
    /** Replaces the typed values by the saved ones. */
    takeSaved: () => {
      form.setValues({ procesado: iso(leido) })
      forget()
    },
    notSaved,
    submit: form.submit(save, notSaved, onSaved),
  }
}
