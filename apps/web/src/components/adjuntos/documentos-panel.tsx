import { documentosMessages } from '@alerce/contract/messages/documentos'
import { documentosPostulanteMessages } from '@alerce/contract/messages/postulacion/documentos'
import { type Caja, CERTIF_COTIZ, cajasDe, cajasQueFaltan } from '@alerce/domain/postulacion/cajas'
import type { ReactNode } from 'react'
import { type Documento, useDocumentos, usePedidos } from '../../lib/adjuntos/documentos.ts'
import { goTo } from '../../lib/routes.ts'
import { ButtonLink } from '../actions/button.tsx'
import { Loaded } from '../feedback/loaded.tsx'
import { useUndoToast } from '../feedback/use-undo-toast.tsx'
import { Panel } from '../layout/panel.tsx'
import classes from './adjuntos.module.css'
import { CajaDeDocumentos } from './caja-de-documentos.tsx'
import { DocumentoRow } from './documento-row.tsx'
import { useQuitar } from './use-quitar.ts'

interface DocumentosPanelProps {
  readonly prospectoId: number
  /** The type of each employer, as the form has it; what is chosen here is asked for there. */
  readonly trabajadores: readonly string[]
  /** Why nothing can be changed; null: it can. What is there can be opened all the same. */
  readonly lock: string | null
  /** Stands in the place of the certificate of contributions, which is read and not only kept. */
  readonly certificado?: ReactNode
}

/** The documents that are asked of an applicant: a place for each, handed in at once (spec 2 §5). */
export function DocumentosPanel({ prospectoId, trabajadores, lock, certificado }: DocumentosPanelProps) {
  const documentos = useDocumentos(prospectoId)
  const pedidos = usePedidos(prospectoId, trabajadores)
  const { tell, toast } = useUndoToast(documentosPostulanteMessages.reponerFailed.text)
  const quitar = useQuitar(tell)
  const cajas = cajasDe(pedidos.data ?? [])
  const all = documentos.data ?? []
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
              <>
                <p className={classes.lead} role="status">
                  {resumen(cajas, all)}
                </p>
                <div className={classes.cajas}>
                  {cajas.map((caja) => (
                    <CajaDeDocumentos
                      key={caja.tipo}
                      {...destino}
                      caja={caja}
                      documentos={deCaja(all, caja)}
                      propio={caja.tipo === CERTIF_COTIZ ? certificado : undefined}
                    />
                  ))}
                </div>
                <Otros {...destino} documentos={sinCaja(all, cajas)} />
              </>
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

function resumen(cajas: readonly Caja[], all: readonly Documento[]): string {
  if (cajas.length === 0) return 'Elija el tipo de trabajador para saber qué documentos se piden.'
  const faltan = cajasQueFaltan(
    cajas,
    all.map(({ idBox }) => (idBox === null ? null : Number(idBox))),
  )
  if (faltan.length === 0) return 'Están todos los obligatorios.'
  const nombres = faltan.map(({ nombre }) => nombre).join(', ')
  return faltan.length === 1
    ? `Falta uno obligatorio (*): ${nombres}. Puede adjuntarlo después de avanzar.`
    : `Faltan ${faltan.length} obligatorios (*): ${nombres}. Puede adjuntarlos después de avanzar.`
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
