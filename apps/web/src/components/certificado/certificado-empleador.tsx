import { certificadoMessages as m } from '@alerce/contract/messages/postulacion/certificado'
import { formatoPesos } from '@alerce/domain/base/dinero/formato'
import { esPesos } from '@alerce/domain/base/dinero/tipos'
import { IconCircleCheck } from '@tabler/icons-react'
import {
  type Certificado,
  useCertificadoDe,
  useDeshacerRetiro,
  useRetirarCertificado,
} from '../../lib/certificado/certificados.ts'
import { useOffers } from '../../lib/session/session.ts'
import { Button } from '../actions/button.tsx'
import { useAction } from '../actions/use-action.ts'
import { Notice } from '../feedback/notice.tsx'
import { useUndoToast } from '../feedback/use-undo-toast.tsx'
import { Enteros } from '../values/enteros.tsx'
import classes from './certificado.module.css'
import type { PedidoDeValidacion } from './use-validacion.ts'
import { ValidarCertificado } from './validar-certificado.tsx'

interface CertificadoValidoProps {
  readonly certificado: Certificado
  /** Income in the form. */
  readonly renta: number
  readonly busy: boolean
  readonly onRenta: (renta: number) => void
  /** Null: it stays. */
  readonly onRetirar: (() => void) | null
}

function detalleDe({ rentaPromedio, meses, emitido }: Certificado): string {
  // A remote core does not tell the months
  const promedio = `Promedio${meses > 0 ? ` de ${meses} meses` : ''}: ${formatoPesos(rentaPromedio)}`
  return [rentaPromedio > 0 ? promedio : m.sinPromedio.text, emitido && `emitido el ${emitido}`]
    .filter(Boolean)
    .join(' · ')
}

/** Valid certificate: its data, and whether the income in the form is still equal. */
function CertificadoValido({ certificado, renta, busy, onRenta, onRetirar }: CertificadoValidoProps) {
  const { rentaPromedio } = certificado
  const otra = rentaPromedio > 0 && renta !== rentaPromedio
  return (
    <div className={classes.valido}>
      <p className={classes.bien} role="status">
        <IconCircleCheck size={16} stroke={1.75} aria-hidden="true" />
        {m.valido.text}
      </p>
      <p className={classes.detalle}>
        <Enteros>
          {detalleDe(certificado)}
          {otra && '. La renta escrita es otra: la revisará contraloría.'}
        </Enteros>
      </p>
      {otra && <Button onClick={() => onRenta(rentaPromedio)}>Usar el promedio</Button>}
      {onRetirar && (
        <Button kind="quiet" busy={busy} onClick={onRetirar}>
          Retirar certificado
        </Button>
      )}
    </div>
  )
}

/** Contribution certificate of a dependent worker's employer: validated once, and removable (spec 1 §5). */
export function CertificadoEmpleador({ prospectoId, rutEmpleador, onRenta, ...row }: PedidoDeValidacion) {
  const { certificado, isError, refetch } = useCertificadoDe(prospectoId, rutEmpleador)
  const removes = useOffers('retirarCertificado')
  const retirar = useRetirarCertificado()
  const deshacer = useDeshacerRetiro()
  const { tell, toast } = useUndoToast(m.retirarFailed.text)
  const { busy, run } = useAction(async (certificadoId: number) => {
    await retirar.mutateAsync({ certificadoId }, () =>
      tell('Certificado retirado.', (said) => deshacer.mutateAsync({ certificadoId }, said)),
    )
  }, m.retirarFailed.text)

  const fill = (promedio: number) => {
    const escrita = row.renta
    onRenta(promedio)
    if (escrita <= 0 || escrita === promedio || !esPesos(escrita) || !esPesos(promedio)) return
    const text = `La renta escrita, ${formatoPesos(escrita)}, se cambió por el promedio del certificado, ${formatoPesos(promedio)}.`
    tell(text, async () => onRenta(escrita))
  }

  const retry = (
    <Button kind="quiet" onClick={() => void refetch()}>
      Reintentar
    </Button>
  )
  return (
    <section className={classes.certificado} aria-label="Certificado de cotizaciones">
      {isError && (
        <Notice tone="bad" actions={retry}>
          {m.listaFailed.text}
        </Notice>
      )}
      {certificado ? (
        <CertificadoValido
          certificado={certificado}
          renta={row.renta}
          busy={busy}
          onRenta={onRenta}
          onRetirar={removes ? () => run(certificado.certificadoId) : null}
        />
      ) : (
        <ValidarCertificado {...row} prospectoId={prospectoId} rutEmpleador={rutEmpleador} onRenta={fill} />
      )}
      {toast}
    </section>
  )
}
