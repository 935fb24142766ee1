import { mandatoMessages as m } from '@alerce/contract/messages/contrato/mandato'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { fraseDelPago } from '@alerce/domain/cotizacion/lineas'
import { NotRead } from '../../../../components/feedback/failed.tsx'
import { Notice } from '../../../../components/feedback/notice.tsx'
import { MandatoAnterior, MandatoEnEspera, PagosEnLinea } from '../../../../components/pago/pagos-en-linea.tsx'
import { Enteros } from '../../../../components/values/enteros.tsx'
import { call, type ReplyOf } from '../../../../lib/api/call.ts'
import { Acciones } from '../components/acciones.tsx'
import { Casilla } from '../components/campos.tsx'
import { Parrafos } from '../components/parrafos.tsx'
import classes from '../postulante.module.css'
import { useGuardar, useMandato, usePagos, useSalida } from '../queries.ts'
import { useFormulario } from '../use-formulario.ts'

type MandatoPendiente = Extract<ReplyOf<'obtenerMandatoPropio'>, { readonly estado: 'pendiente' }>

/** Payment mandate of an applicant without employer, authorised after the identity check. */
export function Mandato() {
  const { data, error, isFetching, refetch } = useMandato()
  if (!data) return error && <NotRead of={{ error, isFetching, refetch }} failure={m.readFailed.text} />
  if (data.estado === 'noCorresponde') return null
  if (data.estado === 'pendiente') return <PorAutorizar key={data.version} pendiente={data} />
  if (data.estado === 'espera') return <EnEspera />
  const { otorgado, referencia, enLinea } = data
  return (
    <>
      <div role="status">
        <Notice tone="info">
          Autorizó el pago mensual de su plan el {fechaYHora(otorgado)}.{referencia && ` Referencia: ${referencia}.`}
        </Notice>
      </div>
      {enLinea && <Pagos />}
    </>
  )
}

/** Consent that the provider has not confirmed. */
function EnEspera() {
  const leave = useSalida()
  return (
    <>
      <h2>Confirme su autorización</h2>
      <MandatoEnEspera onSeguir={() => leave(() => call('abrirMandatoPropio', {}))} />
    </>
  )
}

/** Online first payment, once the mandate is given. */
function Pagos() {
  const pagos = usePagos()
  const leave = useSalida()
  return <PagosEnLinea of={pagos} onPagar={(entidadId) => leave(() => call('abrirPagoPropio', { entidadId }))} />
}

function PorAutorizar({ pendiente }: { readonly pendiente: MandatoPendiente }) {
  const { plan, consentimiento, version, anterior } = pendiente
  const leave = useSalida()
  const { save, busy, failure } = useGuardar()
  const { form, values, change, errorOf, submit } = useFormulario(
    { acepta: false },
    { acepta: (value) => (value ? null : m.aceptaVacio.text) },
  )
  const authorize = async () => {
    const guardado = await save('otorgarMandatoPropio', { acepta: true, version })
    // A failure leaves the waiting page, which has the button
    if (guardado && 'reply' in guardado && guardado.reply.estado === 'espera')
      await leave(() => call('abrirMandatoPropio', {}))
  }
  return (
    <form ref={form} className={classes.form} onSubmit={submit(() => !busy && void authorize())} noValidate>
      <h2>Autorice el pago de su plan</h2>
      <MandatoAnterior anterior={anterior} />
      <p>
        <Enteros>
          Plan <b>{plan}</b>: {fraseDelPago(pendiente)}.
        </Enteros>
      </p>
      <Parrafos de={consentimiento} />
      <Casilla
        label="Leí y autorizo el cobro mensual de mi plan"
        checked={values.acepta}
        error={errorOf('acepta')}
        onChange={(acepta) => change({ acepta })}
      />
      <p>Nunca le pediremos el número de su tarjeta. Si no quiere autorizarlo ahora, hable con su asesor.</p>
      <Acciones accept="Autorizar el pago" busy={busy} failure={failure} />
    </form>
  )
}
