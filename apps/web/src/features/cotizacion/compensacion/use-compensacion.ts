import { actualizacionMessages } from '@alerce/contract/messages/contrato/actualizacion'
import { compensacionMessages as m } from '@alerce/contract/messages/cotizacion/compensacion'
import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import { prospectoMessages } from '@alerce/contract/messages/postulacion/prospecto'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useConfirm, useMessage } from '../../../components/dialogs/dialogs-provider.tsx'
import { useTellFailure } from '../../../components/dialogs/use-tell-failure.ts'
import { useConfirmarPrecio } from '../../../components/precio/use-confirmar-precio.ts'
import { isRefusal } from '../../../lib/api/errors.ts'
import { useAlerceForm } from '../../../lib/form/use-alerce-form.ts'
import { goTo } from '../../../lib/routes.ts'
import { useLimpiar, useLugar } from '../../../lib/sale/lugar.tsx'
import { type ResumenCompensado, useConfirmar, useContinuar, useGuardarCompensacion } from './queries.ts'
import { type CompensacionForm, montoGuardado, reglasDe } from './values.ts'

/**
 * What the summary of a pair does: keep the amount, go on with it, or go back and choose again. What was decided on a
 * summary that no longer stands is refused by its version, said, and read again.
 */
export function useCompensacion(resumen: ResumenCompensado) {
  const { prospectoId, otorga, version, totalCotizacionPactadaPesos: totalVisto } = resumen
  const { actualiza, llamada, plan } = useLugar()
  const client = useQueryClient()
  const navigate = useNavigate()
  const message = useMessage()
  const confirm = useConfirm()
  const tellFailure = useTellFailure()
  const confirmarPrecio = useConfirmarPrecio(prospectoId)
  const alDia = useRef(resumen)
  const leido = useRef({ visto: totalVisto as number | undefined, deNuevo: false })
  useEffect(() => {
    alDia.current = resumen
  }, [resumen])
  const guardar = useGuardarCompensacion()
  const [continuar, confirmar] = [useContinuar(), useConfirmar()]
  const limpiar = useLimpiar()
  const guardado = montoGuardado(resumen)
  const form = useAlerceForm<CompensacionForm>({
    name: null,
    initial: { valorCompensacion: guardado },
    rules: reglasDe(resumen),
  })

  // another window saved an amount: what nobody is typing here follows it
  const { isDirty, setInitialValues, setFieldValue, getInitialValues } = form
  useEffect(() => {
    if (getInitialValues().valorCompensacion === guardado) return
    const typed = isDirty()
    setInitialValues({ valorCompensacion: guardado })
    if (!typed) setFieldValue('valorCompensacion', guardado)
  }, [guardado, getInitialValues, isDirty, setInitialValues, setFieldValue])

  const failed = (texto: string) => async (error: unknown) => {
    if (isRefusal(error)) void client.invalidateQueries({ queryKey: [llamada('obtenerResumenPlanCompensado')] })
    await tellFailure(texto)(error)
  }

  const keep = form.submit(
    ({ valorCompensacion }) =>
      guardar.mutateAsync({ prospectoId, afiliados: [{ prospectoId, valorCompensacion }], version }),
    failed(m.calculoFailed.text),
    () => message(m.guardada.text, 'ok'),
  )

  /**
   * What stood on the screen travels along: another price or another amount is asked about, not confirmed. Who was told
   * of today's price goes on with what has been read since: it is kept already.
   */
  const seguir = (monto: { readonly valorCompensacion?: string }, visto: number | undefined, deNuevo: boolean) => {
    const acto = { prospectoId, ...monto, version: deNuevo ? alDia.current.version : version, totalVisto: visto }
    return actualiza ? confirmar.mutateAsync(acto) : continuar.mutateAsync(acto)
  }
  const pregunta = {
    title: 'Continuar',
    text: (actualiza ? actualizacionMessages.confirmar : m.confirmar).text,
    accept: 'Continuar',
  }
  const leave = async () => {
    if (actualiza) await message(actualizacionMessages.confirmada.text, 'ok')
    await navigate(actualiza ? goTo('tablaDatos') : goTo('resumenPlan', { prospectoId }))
  }
  const goOnWithAmount = form.submit(
    ({ valorCompensacion }) => seguir({ valorCompensacion }, leido.current.visto, leido.current.deNuevo),
    failed(prospectoMessages.etapaSaveFailed.text),
    leave,
    (_values, act) =>
      confirmarPrecio(
        pregunta,
        (visto, deNuevo) => {
          leido.current = { visto, deNuevo }
          return act()
        },
        totalVisto,
      ),
  )
  const goOn = async () => {
    try {
      const act = (visto: number | undefined, deNuevo: boolean) => seguir({}, visto, deNuevo)
      if (await confirmarPrecio(actualiza ? pregunta : null, act, totalVisto)) await leave()
    } catch (error) {
      await failed(prospectoMessages.etapaSaveFailed.text)(error)
    }
  }

  const goBack = async () => {
    const text = (actualiza ? actualizacionMessages.volver : m.volver).text
    const question = { title: 'Volver a elegir plan', text, accept: 'Volver a elegir' }
    try {
      const gone = await confirm(question, () => limpiar.mutateAsync({ prospectoId }))
      if (gone) await navigate(goTo(plan, { prospectoId }))
    } catch (error) {
      await failed(planesMessages.limpiarFailed.text)(error)
    }
  }

  return {
    form,
    keep,
    goOn: otorga ? goOnWithAmount : () => void goOn(),
    goBack: () => void goBack(),
    keeping: guardar.isPending,
    going: continuar.isPending || confirmar.isPending,
    busy: guardar.isPending || continuar.isPending || confirmar.isPending || limpiar.isPending,
  }
}
