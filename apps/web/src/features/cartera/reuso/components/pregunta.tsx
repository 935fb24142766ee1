import { declaracionMessages } from '@alerce/contract/messages/declaracion/declaracion'
import { antecedentesMessages } from '@alerce/contract/messages/postulacion/antecedentes'
import { formatoRut } from '@alerce/domain/base/persona/rut'
import { Button } from '../../../../components/actions/button.tsx'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { Dialog, wayOut } from '../../../../components/dialogs/dialog.tsx'
import { Loaded } from '../../../../components/feedback/loaded.tsx'
import { Notice } from '../../../../components/feedback/notice.tsx'
import { esperaSuActualizacion } from '../../../../lib/sale/su-actualizacion.ts'
import { useVenta, type Venta } from '../../../../lib/sale/venta.ts'
import { useReutilizarDS } from '../queries.ts'
import classes from '../reuso.module.css'

interface PreguntaProps {
  readonly prospectoId: number
  /** The sale that reuses it is there. */
  readonly onCopia: (prospectoId: number) => void
  readonly onClose: () => void
}

const INACTIVO = 'Inactivo'

/** Question before a reuse: owner of the DS and effect (spec 1 §2, Reuse modal). */
export function Pregunta({ prospectoId, onCopia, onClose }: PreguntaProps) {
  const venta = useVenta(prospectoId)
  const reutilizar = useReutilizarDS()
  const { run, busy } = useAction(async () => {
    onCopia((await reutilizar.mutateAsync({ prospectoId })).prospectoId)
  }, declaracionMessages.reutilizarFailed.text)
  const puede = venta.data && venta.data.estado !== INACTIVO
  // a copy that is there waits for nothing of the original
  const espera = venta.data && !venta.data.copia ? esperaSuActualizacion(venta.data) : null
  const close = wayOut(busy, onClose)
  const footer = (
    <>
      <Button kind={puede ? 'plain' : 'primary'} {...close}>
        Cerrar
      </Button>
      {puede && (
        <ReasonedButton kind="primary" reason={espera} busy={busy} onClick={() => run()}>
          {venta.data.copia ? 'Continuar con la postulación nueva' : 'Reutilizar'}
        </ReasonedButton>
      )}
    </>
  )
  return (
    <Dialog title="Reutilizar DS" sheet onClose={close.onClick} footer={footer}>
      <Loaded of={venta} failure={antecedentesMessages.datosFailed.text}>
        {(data) => <QueHace venta={data} />}
      </Loaded>
    </Dialog>
  )
}

function QueHace({ venta }: { readonly venta: Venta }) {
  const { nombre, rut, folioDS, estado, copia, tipoPlan } = venta
  if (estado === INACTIVO) return <Notice>{antecedentesMessages.inactivo.text}</Notice>
  return (
    <>
      <p className={classes.quien}>
        <b>{nombre}</b>
        {rut && <span>{formatoRut(rut)}</span>}
        <span>DS {folioDS ?? '-'}</span>
        <span>{estado}</span>
      </p>
      {copia ? (
        <Notice tone="info">Esta DS ya se reutiliza en otra postulación, en estado «{copia.estado}».</Notice>
      ) : (
        <p>
          Se abre otra postulación con sus empleadores, certificados, documentos y beneficiarios, y esta queda como
          está. Se cotiza de nuevo; lo declarado y su evaluación médica valen también para ella, y solo se evalúa la
          renta. Si el grupo familiar cambia, se responde una DS nueva.
          {tipoPlan === 'S' && ' La postulación nueva es individual.'}
        </p>
      )}
    </>
  )
}
