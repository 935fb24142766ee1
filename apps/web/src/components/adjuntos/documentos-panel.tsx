import { lecturaMessages } from '@alerce/contract/messages/base/archivos'
import { certificadoMessages } from '@alerce/contract/messages/postulacion/certificado'
import { documentosPostulanteMessages } from '@alerce/contract/messages/postulacion/documentos'
import { cajasDe } from '@alerce/domain/postulacion/cajas'
import { useDocumentos, usePedidos } from '../../lib/adjuntos/documentos.ts'
import { faltantesDe, type PostulanteEscrito } from '../../lib/adjuntos/obligatorios.ts'
import { useCertificados } from '../../lib/certificado/certificados.ts'
import { useArrival } from '../../lib/focus/use-arrival.ts'
import { goTo } from '../../lib/routes.ts'
import { ButtonLink } from '../actions/button-link.tsx'
import { Loaded } from '../feedback/loaded.tsx'
import { useUndoToast } from '../feedback/use-undo-toast.tsx'
import { Panel } from '../layout/panel.tsx'
import { CajasDelPostulante } from './cajas-del-postulante.tsx'
import { useQuitar } from './use-quitar.ts'

interface DocumentosPanelProps extends PostulanteEscrito {
  readonly prospectoId: number
  /** Why nothing can be changed; null: it can. Existing files can still be opened. */
  readonly lock: string | null
}

/** Documents requested of an applicant: a box for each, handed in at once (spec 2 §5). */
export function DocumentosPanel({ prospectoId, empleadores, sinRut, lock }: DocumentosPanelProps) {
  useArrival('documentos')
  const documentos = useDocumentos(prospectoId)
  const certificados = useCertificados(prospectoId)
  const pedidos = usePedidos(
    prospectoId,
    empleadores.map(({ tipoTrabajador }) => tipoTrabajador),
  )
  const { tell, toast } = useUndoToast(documentosPostulanteMessages.reponerFailed.text)
  const remove = useQuitar(tell)
  const cajas = cajasDe(pedidos.data ?? [])
  const aside = (
    <ButtonLink kind="quiet" to={goTo('postulantDocumentos', { prospectoId })}>
      Ver documentos
    </ButtonLink>
  )
  return (
    <Panel id="documentos" title="Documentos del postulante" aside={aside}>
      <Loaded of={pedidos} failure={documentosPostulanteMessages.solicitadosFailed.text}>
        {() => (
          <Loaded of={certificados} failure={certificadoMessages.listaFailed.text}>
            {(validados) => (
              <Loaded of={documentos} failure={lecturaMessages.listFailed.text}>
                {(entregados) => (
                  <CajasDelPostulante
                    prospectoId={prospectoId}
                    cajas={cajas}
                    documentos={entregados}
                    empleadores={empleadores}
                    sinRut={sinRut}
                    faltan={faltantesDe(cajas, { empleadores, sinRut }, entregados, validados)}
                    lock={lock}
                    remove={remove}
                  />
                )}
              </Loaded>
            )}
          </Loaded>
        )}
      </Loaded>
      {toast}
    </Panel>
  )
}
