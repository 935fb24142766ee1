import { documentosMessages } from '@alerce/contract/messages/documentos'
import { certificadoMessages } from '@alerce/contract/messages/postulacion/certificado'
import { documentosPostulanteMessages, nombreDeFaltante } from '@alerce/contract/messages/postulacion/documentos'
import { type Caja, CERTIF_COTIZ, cajasDe } from '@alerce/domain/postulacion/cajas'
import type { Faltante } from '@alerce/domain/postulacion/obligatorios'
import { type Documento, useDocumentos, usePedidos } from '../../lib/adjuntos/documentos.ts'
import { type EmpleadorEscrito, faltantesDe } from '../../lib/adjuntos/obligatorios.ts'
import { useCertificados } from '../../lib/certificado/certificados.ts'
import { goTo } from '../../lib/routes.ts'
import { ButtonLink } from '../actions/button.tsx'
import { Loaded } from '../feedback/loaded.tsx'
import { useUndoToast } from '../feedback/use-undo-toast.tsx'
import { Panel } from '../layout/panel.tsx'
import classes from './adjuntos.module.css'
import { CajaDeDocumentos } from './caja-de-documentos.tsx'
import { CertificadosPorEmpleador } from './certificados-por-empleador.tsx'
import { DocumentoRow } from './documento-row.tsx'
import { useQuitar } from './use-quitar.ts'

interface DocumentosPanelProps {
  readonly prospectoId: number
  /** As the form has them: the types that are chosen there are asked for here. */
  readonly empleadores: readonly EmpleadorEscrito[]
  /** Why nothing can be changed; null: it can. What is there can be opened all the same. */
  readonly lock: string | null
}

/** The documents that are asked of an applicant: a place for each, handed in at once (spec 2 §5). */
export function DocumentosPanel({ prospectoId, empleadores, lock }: DocumentosPanelProps) {
  const documentos = useDocumentos(prospectoId)
  const certificados = useCertificados(prospectoId)
  const pedidos = usePedidos(
    prospectoId,
    empleadores.map(({ tipoTrabajador }) => tipoTrabajador),
  )
  const { tell, toast } = useUndoToast(documentosPostulanteMessages.reponerFailed.text)
  const quitar = useQuitar(tell)
  const cajas = cajasDe(pedidos.data ?? [])
  const all = documentos.data ?? []
  const faltan = faltantesDe(cajas, empleadores, all, certificados.data ?? [])
  const destino = { prospectoId, lock, quitar }
  const aside = (
    <ButtonLink kind="quiet" to={goTo('postulantDocumentos', { prospectoId })}>
      Ver documentos
    </ButtonLink>
  )
  return (
    <Panel title="Documentos del postulante" aside={aside}>
      <Loaded of={pedidos} failure={documentosPostulanteMessages.solicitadosFailed.text}>
        {() => (
          <Loaded of={documentos} failure={documentosMessages.listFailed.text}>
            {() => (
              <Loaded of={certificados} failure={certificadoMessages.listaFailed.text}>
                {() => (
                  <>
                    <p className={classes.lead} role="status">
                      {resumen(cajas, faltan, lock)}
                    </p>
                    <div className={classes.cajas}>
                      {cajas.map((caja) => (
                        <CajaDeDocumentos
                          key={caja.tipo}
                          {...destino}
                          caja={caja}
                          documentos={deCaja(all, caja)}
                          certificados={
                            caja.tipo === CERTIF_COTIZ && caja.obligatorio ? (
                              <CertificadosPorEmpleador
                                empleadores={empleadores}
                                faltan={faltan.find((one) => one.caja.tipo === caja.tipo)?.empleadores ?? []}
                                lock={lock}
                              />
                            ) : null
                          }
                        />
                      ))}
                    </div>
                    <Otros {...destino} documentos={sinCaja(all, cajas)} />
                  </>
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

const deCaja = (all: readonly Documento[], { ids }: Caja) => all.filter(({ idBox }) => ids.includes(Number(idBox)))
const sinCaja = (all: readonly Documento[], cajas: readonly Caja[]) =>
  all.filter(({ idBox }) => !cajas.some(({ ids }) => ids.includes(Number(idBox))))

function resumen(cajas: readonly Caja[], faltan: readonly Faltante[], lock: string | null): string {
  if (cajas.length === 0) return 'Elija el tipo de trabajador para saber qué documentos se piden.'
  if (faltan.length === 0) return 'Están todos los obligatorios.'
  const cuantos = faltan.length === 1 ? 'falta uno obligatorio' : `faltan ${faltan.length} obligatorios`
  const texto = `${cuantos} (*): ${faltan.map(nombreDeFaltante).join(', ')}.`
  return lock === null ? `Para avanzar ${texto}` : texto.replace(/^f/, 'F')
}

interface OtrosProps {
  readonly documentos: readonly Documento[]
  readonly lock: string | null
  readonly quitar: (documento: Documento) => Promise<void>
}

/** What was handed in and is not asked for, or no longer: another type of worker was chosen since. */
function Otros({ documentos, lock, quitar }: OtrosProps) {
  if (documentos.length === 0) return null
  return (
    <section className={classes.caja} aria-label="Otros documentos entregados">
      <h3>Otros documentos entregados</h3>
      <ul className={classes.lista}>
        {documentos.map((one) => (
          <DocumentoRow key={String(one.documentoId)} documento={one} onRemove={lock ? null : quitar} />
        ))}
      </ul>
    </section>
  )
}
