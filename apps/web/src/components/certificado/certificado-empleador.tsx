import { certificadoMessages as m } from '@alerce/contract/messages/postulacion/certificado'
import { formatoPesos } from '@alerce/domain/base/dinero/formato'
import { esPesos } from '@alerce/domain/base/dinero/tipos'
import { useCertificadoDe, useDeshacerRetiro, useRetirarCertificado } from '../../lib/certificado/certificados.ts'
import { Button } from '../actions/button.tsx'
import { useAction } from '../actions/use-action.ts'
import { Notice } from '../feedback/notice.tsx'
import { useUndoToast } from '../feedback/use-undo-toast.tsx'
import classes from './certificado.module.css'
import { CertificadoValido } from './certificado-valido.tsx'
import type { PedidoDeValidacion } from './use-validacion.ts'
import { ValidarCertificado } from './validar-certificado.tsx'

/** The contribution certificate of a dependent worker's employer: validated once, and taken back (spec 1 §5). */
export function CertificadoEmpleador({ prospectoId, rutEmpleador, onRenta, ...row }: PedidoDeValidacion) {
  const { certificado, isError, refetch } = useCertificadoDe(prospectoId, rutEmpleador)
  const retirar = useRetirarCertificado()
  const deshacer = useDeshacerRetiro()
  const { tell, toast } = useUndoToast(m.retirarFailed.text)
  const { busy, run } = useAction(async (certificadoId: number) => {
    await retirar.mutateAsync({ certificadoId }, () =>
      tell('Certificado retirado.', (said) => deshacer.mutateAsync({ certificadoId }, said)),
    )
  }, m.retirarFailed.text)

  const llenar = (promedio: number) => {
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
          onRetirar={() => run(certificado.certificadoId)}
        />
      ) : (
        <ValidarCertificado {...row} prospectoId={prospectoId} rutEmpleador={rutEmpleador} onRenta={llenar} />
      )}
      {toast}
    </section>
  )
}
