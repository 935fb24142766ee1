import { textoDeResultado } from '@alerce/contract/catalogos/declaracion/resultados'
import { finalizarMessages, resultadoMessages } from '@alerce/contract/messages/declaracion/resultado'
import { formatoPesos } from '@alerce/domain/base/dinero/formato'
import { seReutiliza } from '@alerce/domain/declaracion/reuso/reutilizar'
import { IconCircleX } from '@tabler/icons-react'
import { Button } from '../../../../components/actions/button.tsx'
import { ButtonLink } from '../../../../components/actions/button-link.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { useLeaveAndTell } from '../../../../components/dialogs/use-leave-and-tell.ts'
import type { Declaracion } from '../../../../components/sale/with-declaracion.tsx'
import { Fact } from '../../../../components/values/fact.tsx'
import { goTo } from '../../../../lib/routes.ts'
import { conCarta, type DatosDelResultado, useFinalizarYSalir } from '../queries.ts'
import classes from '../resultado.module.css'
import { ResultadoPage } from './resultado-page.tsx'

/** Results that do not let the sale go on, by the finish code of each (spec 2 §4); the refused restricted one is rejected. */
const cierres = { 2: 4, 4: 4, 5: 5, 8: 7 } as const
export type ResultadoAdverso = keyof typeof cierres

interface NoAceptadaProps {
  readonly ds: Declaracion
  readonly resultado: ResultadoAdverso
  readonly data: DatosDelResultado
}

const RECHAZO_DEL_POSTULANTE = 'El postulante no aceptó las restricciones, y la suscripción queda suspendida.'

/** Text of the result. A refused restricted result reads like a rejected one, but the insurer did not refuse it. */
function textosDe(resultado: ResultadoAdverso, { renta }: DatosDelResultado) {
  const { titulo, parrafos } = textoDeResultado(resultado === 2 ? 4 : resultado, renta)
  return { titulo, parrafos: resultado === 2 ? [RECHAZO_DEL_POSTULANTE, ...parrafos.slice(1)] : parrafos }
}

/**
 * Link to choose another plan after an insufficient income: in the sale that reuses the declaration, else in an update.
 * null: no way on.
 */
function otroPlan({ venta, ids }: Declaracion) {
  if (venta.copia)
    return { texto: 'Ir a la postulación nueva', to: goTo('postulantData', { prospectoId: venta.copia.prospectoId }) }
  if (venta.turno.actua !== 'asesor') return null
  return { texto: 'Elegir otro plan', to: goTo('postulantDatanew', ids) }
}

/** Way to another plan. An electronic declaration cannot be reused in another sale. */
const despues = ({ tipoVenta }: Declaracion['venta']): string =>
  seReutiliza({ tipoVenta })
    ? 'Después: REUTILIZAR en la cartera, con otro plan y la misma Declaración de Salud.'
    : 'Después: una actualización de esta venta, con otro plan. Su Declaración de Salud electrónica no se reutiliza.'

interface FinalizarProps {
  readonly identificador: number
  /** The finish code (spec 2 §4). */
  readonly cierre: 4 | 5 | 7
}

/** Ends the sale of a result that does not let it go on. */
function Finalizar({ identificador, cierre }: FinalizarProps) {
  const { leave, tell } = useLeaveAndTell(goTo('home'))
  const finalizar = useFinalizarYSalir(leave)
  const finishing = useAction(async () => {
    await finalizar.mutateAsync({ identificador, resultado: cierre, pin: '' })
    await tell(resultadoMessages.postulacionFinalizada.text)
  }, finalizarMessages.finalizarFailed.text)
  return (
    <Button kind="primary" busy={finishing.busy} onClick={() => finishing.run()}>
      Finalizar Proceso
    </Button>
  )
}

/** Rejected, cancelled, too little income: why, and 'Finalizar Proceso' while it is not finished. */
export function NoAceptada({ ds, resultado, data }: NoAceptadaProps) {
  const open = ds.etapa === 'resultado' || ds.etapa === 'rechazadoRestricciones'
  const otro = resultado === 8 ? otroPlan(ds) : null
  return (
    <ResultadoPage
      icon={<IconCircleX size={28} stroke={1.5} aria-hidden="true" />}
      tone="bad"
      texto={textosDe(resultado, data)}
      motivo={resultado === 2 ? null : data.motivo}
      carta={conCarta(ds)}
      next={otro && ds.venta.copia === null && despues(ds.venta)}
      actions={
        <>
          {otro && (
            <ButtonLink kind={open ? 'quiet' : 'primary'} to={otro.to}>
              {otro.texto}
            </ButtonLink>
          )}
          {open && <Finalizar identificador={ds.identificador} cierre={cierres[resultado]} />}
          {!open && !otro && (
            <ButtonLink kind="primary" to={goTo('home')}>
              Volver al inicio
            </ButtonLink>
          )}
        </>
      }
    >
      {resultado === 8 && data.renta !== null && <Renta data={data} />}
    </ResultadoPage>
  )
}

function Renta({ data: { renta, maximo } }: { readonly data: DatosDelResultado }) {
  return (
    <dl className={classes.facts}>
      {renta !== null && <Fact name="Renta promedio">{formatoPesos(renta)}</Fact>}
      {maximo !== null && <Fact name="Máximo descontable">{formatoPesos(maximo)}</Fact>}
    </dl>
  )
}
