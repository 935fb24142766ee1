import { confirmadaEn, preguntaAlConfirmar } from '@alerce/contract/messages/contrato/actualizacion'
import { compensacionMessages as m } from '@alerce/contract/messages/cotizacion/compensacion'
import { prospectoMessages } from '@alerce/contract/messages/postulacion/prospecto'
import { useEffect, useRef } from 'react'
import { useLeaveAndTell } from '../../../components/dialogs/use-leave-and-tell.ts'
import { type PrecioVisto, useConfirmarPrecio } from '../../../components/precio/use-confirmar-precio.ts'
import { useWayOn } from '../../../lib/browser/use-way-on.ts'
import type { AlerceForm } from '../../../lib/form/use-alerce-form.ts'
import { goTo } from '../../../lib/routes.ts'
import { useLugar } from '../../../lib/sale/lugar.tsx'
import { useVenta } from '../../../lib/sale/venta.ts'
import { type ResumenCompensado, useConfirmar, useContinuar } from './queries.ts'
import type { CompensacionForm } from './values.ts'

type Failed = (texto: string) => (error: unknown) => Promise<void>

/** 'Continuar' of the summary of a pair: of the giver with the amount that is typed, of the receiver alone. */
export function useSeguir(resumen: ResumenCompensado, form: AlerceForm<CompensacionForm>, failed: Failed) {
  const { prospectoId, otorga, version } = resumen
  const enPantalla: PrecioVisto = {
    totalUF: resumen.totalCotizacionPactada,
    totalPesos: resumen.totalCotizacionPactadaPesos,
  }
  const { actualiza } = useLugar()
  const navigate = useWayOn()
  const { leave: toTheList, tell } = useLeaveAndTell(goTo('tablaDatos'))
  const [continuar, confirmar] = [useContinuar(), useConfirmar(() => alFinal())]
  const confirmPrecio = useConfirmarPrecio(prospectoId)
  const { data: venta } = useVenta(prospectoId)
  const alDia = useRef(resumen)
  const dicho = useRef('')
  const leido = useRef({ visto: enPantalla.totalPesos as number | undefined, deNuevo: false })
  useEffect(() => {
    alDia.current = resumen
  }, [resumen])

  /**
   * Goes on with the price and amount seen on screen. A different price or amount is asked about, not confirmed. After
   * a notice of today's price, the version read since is sent, because that price is stored.
   */
  const follow = async (
    monto: { readonly valorCompensacion?: string },
    visto: number | undefined,
    deNuevo: boolean,
  ) => {
    const acto = { prospectoId, ...monto, version: deNuevo ? alDia.current.version : version, totalVisto: visto }
    if (!actualiza) return await continuar.mutateAsync(acto)
    const { estado } = await confirmar.mutateAsync(acto)
    dicho.current = confirmadaEn(estado)
  }
  const pregunta = {
    title: 'Continuar',
    text: actualiza ? preguntaAlConfirmar(venta?.dsFirmada ?? false) : m.confirmar.text,
    accept: 'Continuar',
  }
  /** The typed amount is confirmed: no draft remains. */
  const alFinal = async () => {
    await form.saved(form.getValues())
    await toTheList()
  }
  const leave = async () => {
    if (!actualiza) return await navigate(goTo('resumenPlan', { prospectoId }))
    await tell(dicho.current)
  }
  const goOnWithAmount = form.submit(
    ({ valorCompensacion }) => follow({ valorCompensacion }, leido.current.visto, leido.current.deNuevo),
    failed(prospectoMessages.etapaSaveFailed.text),
    leave,
    (_values, act) =>
      confirmPrecio(
        pregunta,
        (visto, deNuevo) => {
          leido.current = { visto, deNuevo }
          return act()
        },
        enPantalla,
      ),
  )
  const goOn = async () => {
    try {
      const act = (visto: number | undefined, deNuevo: boolean) => follow({}, visto, deNuevo)
      if (await confirmPrecio(actualiza ? pregunta : null, act, enPantalla)) await leave()
    } catch (error) {
      await failed(prospectoMessages.etapaSaveFailed.text)(error)
    }
  }

  return {
    goOn: otorga ? goOnWithAmount : () => void goOn(),
    going: continuar.isPending || confirmar.isPending,
  }
}
