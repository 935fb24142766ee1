import { numeroDe } from '@alerce/contract/forms/base/numeros'
import type { FieldError } from '@alerce/contract/forms/rules'
import { cotizacionMessages } from '@alerce/contract/messages/cotizacion/cotizacion'
import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import type { MessageDefinition } from '@alerce/contract/messages/message'
import { useQueryClient } from '@tanstack/react-query'
import { useTellFailure } from '../../../components/dialogs/use-tell-failure.ts'
import { call, type ReplyOf } from '../../../lib/api/call.ts'
import { ApiRefusal, isRefusal } from '../../../lib/api/errors.ts'
import { readOptions } from '../../../lib/api/read-options.ts'
import { rebase } from '../../../lib/drafts/changes.ts'
import { type AlerceForm, useAlerceForm } from '../../../lib/form/use-alerce-form.ts'
import { refreshAfter } from '../../../lib/refresh.ts'
import { useLimpiar, useLugar } from '../../../lib/sale/lugar.tsx'
import { type LimitesDeRenta, type Opcion, useGuardarRango } from './queries.ts'
import { type CotizarValues, conBusqueda, payloadOf, revisaRango, startCotizar } from './values.ts'

export type FormCotizar = AlerceForm<CotizarValues>

export interface DatosParaCotizar {
  readonly limites: LimitesDeRenta
  readonly rango: ReplyOf<'obtenerRangoPactado'>
  readonly busqueda: ReplyOf<'obtenerBusqueda'>
  /** The applicant's. */
  readonly region: number | null
}

const nothing = ({ status, code, text }: MessageDefinition) =>
  new ApiRefusal({ status, codigo: code, descripcion: text })

/** Plans found by a search; a single one is chosen at once (spec 2 §4 Quoting flows). */
async function ask(prospectoId: number, values: CotizarValues, lugar: ReturnType<typeof useLugar>['lugar']) {
  const opciones = await call('cotizarPlan', { ...payloadOf(prospectoId, values), ...lugar })
  if (opciones.length === 0)
    throw nothing(values.flujo === 1 ? planesMessages.sinSugerencias : planesMessages.sinPlanesEnRango)
  return opciones
}

/** 'Cotizar Plan': flow, range and search criteria. */
export function useCotizar(prospectoId: number, { limites, rango, busqueda, region }: DatosParaCotizar) {
  const client = useQueryClient()
  const tellFailure = useTellFailure()
  const guardarRango = useGuardarRango()
  const limpiar = useLimpiar()
  const { lugar, llamada, borrador } = useLugar()
  const start = (flujo: 1 | 2) => startCotizar(flujo, limites, region)
  const form = useAlerceForm<CotizarValues>({
    name: borrador(`cotizar:${prospectoId}`),
    initial: conBusqueda(start(limites.soloManual ? 2 : 1), busqueda),
    rules: {},
  })
  const cerrado = rango.minimoPlan !== null

  /** Clears the quote. Values typed during the call are kept. */
  const clear = async (next: CotizarValues) => {
    const before = form.getValues()
    try {
      if (cerrado) await limpiar.mutateAsync({ prospectoId })
      form.setValues(rebase({ ...before }, { ...form.getValues() }, { ...next }).values)
    } catch (error) {
      await tellFailure(planesMessages.limpiarFailed.text)(error)
    }
  }

  const show = (errors: readonly FieldError[]) =>
    form.setErrors(Object.fromEntries(errors.map(({ campo, mensaje }) => [campo, mensaje])))

  /** True when the range can be saved; its errors are shown. */
  const checkRange = (): boolean => {
    const errors = revisaRango(form.getValues(), limites)
    show(errors)
    return errors.length === 0
  }
  const sendRange = async ({ minimoPlan, maximoPlan }: CotizarValues) => {
    await guardarRango.mutateAsync({
      prospectoId,
      minimoPlan: numeroDe(minimoPlan, 'pesos') ?? 0,
      maximoPlan: numeroDe(maximoPlan, 'pesos') ?? 0,
    })
  }
  const tellRange = async (error: unknown, { minimoPlan, maximoPlan }: CotizarValues) => {
    const now = form.getValues()
    const stands = now.minimoPlan === minimoPlan && now.maximoPlan === maximoPlan
    if (isRefusal(error) && stands) show(error.errores)
    await tellFailure(cotizacionMessages.rangoSaveFailed.text)(error)
  }

  const saveRange = async () => {
    const values = form.getValues()
    if (!checkRange()) return
    await sendRange(values).catch((error: unknown) => tellRange(error, values))
  }

  /** Searches plans; a range that was not saved yet is saved first. */
  const goOn = () => {
    let opciones: readonly Opcion[] = []
    let conRango = cerrado
    const search = async (values: CotizarValues) => {
      if (!conRango) await sendRange(values)
      conRango = true
      opciones = await ask(prospectoId, values, lugar)
    }
    const showThem = async () => {
      // the plan that was chosen before does not stand there until this one is read
      const { queryKey } = readOptions(llamada('obtenerPlanSeleccionado'), { prospectoId })
      client.removeQueries({ queryKey, type: 'inactive' })
      await refreshAfter(client, 'cotizarPlan')
      client.setQueryData(readOptions(llamada('obtenerMejoresOpcionesCotizacion'), { prospectoId }).queryKey, [
        ...opciones,
      ])
    }
    const failed = async (error: unknown, values: CotizarValues) => {
      if (!conRango) return await tellRange(error, values)
      // An empty search is stored: read its explanation again
      void refreshAfter(client, 'cotizarPlan')
      const { preferenciasFailed, preferenciasManualFailed } = cotizacionMessages
      await tellFailure((values.flujo === 1 ? preferenciasFailed : preferenciasManualFailed).text)(error)
    }
    if (cerrado || checkRange()) form.submit(search, failed, showThem)()
  }

  return {
    form,
    /** True when the range is saved, and its limits are locked. */
    cerrado,
    /** Limits of the range: the saved ones, even after typing; before a save, the typed ones. */
    extremos: cerrado ? rango : { minimoPlan: form.values.minimoPlan, maximoPlan: form.values.maximoPlan },
    busy: guardarRango.isPending || limpiar.isPending,
    saveRange,
    /** Opens the range again with the same limits, and clears the search criteria. */
    changeRange: () => {
      const { flujo, minimoPlan, maximoPlan } = form.getValues()
      return clear({ ...start(flujo), minimoPlan, maximoPlan })
    },
    changeFlow: (flujo: 1 | 2) => clear(start(flujo)),
    goOn,
  }
}
