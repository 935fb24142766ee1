import { cobroMessages } from '@alerce/contract/messages/contrato/cobro'
import { formatoPesos } from '@alerce/domain/base/dinero/formato'
import type { SituacionDePago } from '@alerce/domain/contrato/cobro'
import { mesDicho } from '@alerce/domain/contrato/vigencia'
import { useId, useState } from 'react'
import type { ReplyOf } from '../../lib/api/call.ts'
import { Button } from '../actions/button.tsx'
import { Loaded, type Reading } from '../feedback/loaded.tsx'
import { Notice } from '../feedback/notice.tsx'
import { SkeletonLines } from '../feedback/skeletons.tsx'
import { Enteros } from '../values/enteros.tsx'
import classes from './pago.module.css'

export type PagoEnLinea = ReplyOf<'obtenerPagoPropio'>[number]

/** Text and button of each situation; no button: nothing is to be paid. */
const dicho: Readonly<
  Record<SituacionDePago, { tone: 'info' | 'warn' | 'bad' | null; text: string; button: string | null }>
> = {
  porPagar: { tone: null, text: '', button: 'Pagar ahora' },
  espera: {
    tone: 'info',
    text: 'Esperamos la confirmación del pago. Si ya pagó, no pague otra vez.',
    button: 'Seguir en la página de pago',
  },
  detenido: {
    tone: 'warn',
    text: 'Este pago ya no se pide. Si alcanzó a pagarlo, no pague otra vez: la Isapre lo revisa.',
    button: null,
  },
  pagado: { tone: 'info', text: 'Recibimos su primer pago. Su asesor continúa con su contrato.', button: null },
  rechazado: {
    tone: 'bad',
    text: 'El primer pago fue rechazado. Puede intentarlo con otro medio.',
    button: 'Intentar de nuevo',
  },
  vencido: {
    tone: 'warn',
    text: 'El pago no se confirmó a tiempo. Si le cobraron, no pague otra vez y avise a su asesor.',
    button: 'Pagar ahora',
  },
  porRevisar: {
    tone: 'warn',
    text: 'Recibimos un pago que no pudimos aplicar. La Isapre lo revisa: no pague otra vez.',
    button: null,
  },
}

interface PagosEnLineaProps {
  readonly of: Reading<readonly PagoEnLinea[]>
  /** Leaves for the page of the provider. Answers a text for the person when it fails, else null. */
  readonly onPagar: (entidadId: number) => Promise<string | null>
}

/** Online first payments of an applicant, one per paying entity. */
export function PagosEnLinea({ of, onPagar }: PagosEnLineaProps) {
  return (
    <Loaded of={of} failure={cobroMessages.readFailed.text} ghost={<SkeletonLines count={9} />}>
      {(pagos) => pagos.map((pago) => <Pago key={pago.entidadId} pago={pago} onPagar={onPagar} />)}
    </Loaded>
  )
}

interface PagoProps {
  readonly pago: PagoEnLinea
  readonly onPagar: PagosEnLineaProps['onPagar']
}

function Pago({ pago: { entidadId, mes, pesos, situacion }, onPagar }: PagoProps) {
  const id = useId()
  const { tone, text, button } = dicho[situacion]
  return (
    <section className={classes.pago} aria-labelledby={id}>
      <h2 id={id}>Primer pago</h2>
      <p>
        <Enteros>
          Cotización de {mesDicho(mes)}: <b>{formatoPesos(pesos)}</b>
        </Enteros>
      </p>
      {tone !== null && <Notice tone={tone}>{text}</Notice>}
      {button !== null && <Salida label={button} onPress={() => onPagar(entidadId)} />}
    </section>
  )
}

interface SalidaProps {
  readonly label: string
  readonly onPress: () => Promise<string | null>
}

/** Button to the page of the provider, with its failure. It stays busy while the browser leaves. */
function Salida({ label, onPress }: SalidaProps) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const press = async () => {
    setBusy(true)
    setFailure(null)
    const problem = await onPress()
    setFailure(problem)
    if (problem !== null) setBusy(false)
  }
  return (
    <div className={classes.salida}>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Button kind="primary" busy={busy} onClick={() => void press()}>
        {label}
      </Button>
      <small>Se abre la página del proveedor de pagos. Aquí nunca le pediremos su tarjeta.</small>
    </div>
  )
}

interface MandatoEnEsperaProps {
  readonly onSeguir: () => Promise<string | null>
}

/** A consent that the provider has not confirmed. */
export function MandatoEnEspera({ onSeguir }: MandatoEnEsperaProps) {
  return (
    <section className={classes.salida}>
      <p role="status">Falta confirmar su autorización en la página de pago. Si ya lo hizo, llega en unos minutos.</p>
      <Salida label="Seguir en la página de pago" onPress={onSeguir} />
    </section>
  )
}

const dichoDeAntes = {
  rechazado: 'La autorización fue rechazada en la página de pago. Puede intentarlo con otro medio.',
  vencido: 'La autorización anterior no se confirmó a tiempo.',
} as const

/** How the last try at the provider ended. */
export const MandatoAnterior = ({ anterior }: { readonly anterior: keyof typeof dichoDeAntes | null }) =>
  anterior && <Notice tone={anterior === 'rechazado' ? 'bad' : 'warn'}>{dichoDeAntes[anterior]}</Notice>
