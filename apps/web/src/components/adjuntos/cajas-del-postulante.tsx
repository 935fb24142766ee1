import { nombreDeFaltante } from '@alerce/contract/messages/postulacion/documentos'
import { type Caja, CERTIF_COTIZ } from '@alerce/domain/postulacion/cajas'
import type { DocumentoFaltante } from '@alerce/domain/postulacion/obligatorios'
import type { DocumentoEntregado } from '../../lib/adjuntos/documentos.ts'
import type { EmpleadorEscrito, PostulanteEscrito } from '../../lib/adjuntos/obligatorios.ts'
import { FileList } from '../intake/file-list.tsx'
import classes from './adjuntos.module.css'
import { CajaDeDocumentos } from './caja-de-documentos.tsx'
import { CertificadosPorEmpleador } from './certificados-por-empleador.tsx'
import { DocumentoRow } from './documento-row.tsx'

interface CajasDelPostulanteProps extends PostulanteEscrito {
  readonly prospectoId: number
  readonly cajas: readonly Caja[]
  readonly documentos: readonly DocumentoEntregado[]
  readonly faltan: readonly DocumentoFaltante[]
  readonly lock: string | null
  readonly quitar: (documento: DocumentoEntregado) => Promise<void>
}

/** What is missing, a place for each document that is asked for, and what was handed in besides. */
export function CajasDelPostulante({ cajas, documentos, faltan, ...rest }: CajasDelPostulanteProps) {
  const { empleadores, sinRut, ...destino } = rest
  const { lock } = destino
  const certificados = (
    <CertificadosPorEmpleador
      empleadores={empleadores}
      faltan={faltan.find(({ caja }) => caja.tipo === CERTIF_COTIZ)?.empleadores ?? []}
      lock={lock}
    />
  )
  return (
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
            documentos={deCaja(documentos, caja)}
            certificados={!sinRut && esDeEmpleadores(caja, empleadores) ? certificados : null}
          />
        ))}
      </div>
      <Otros {...destino} documentos={sinCaja(documentos, cajas)} />
    </>
  )
}

/** Its certificates are validated one by one. Lifted, or asked of no dependent or of a passport holder, it is a place like any other. */
const esDeEmpleadores = ({ tipo, obligatorio }: Caja, empleadores: readonly EmpleadorEscrito[]) =>
  tipo === CERTIF_COTIZ && obligatorio && empleadores.some(({ tipoTrabajador }) => tipoTrabajador === 'D')

const deCaja = (all: readonly DocumentoEntregado[], { ids }: Caja) =>
  all.filter(({ idBox }) => ids.includes(Number(idBox)))
const sinCaja = (all: readonly DocumentoEntregado[], cajas: readonly Caja[]) =>
  all.filter(({ idBox }) => !cajas.some(({ ids }) => ids.includes(Number(idBox))))

function resumen(cajas: readonly Caja[], faltan: readonly DocumentoFaltante[], lock: string | null): string {
  if (cajas.length === 0) return 'Elija el tipo de trabajador para saber qué documentos se piden.'
  if (faltan.length === 0) return 'Están todos los obligatorios.'
  const cuantos = faltan.length === 1 ? 'falta uno obligatorio' : `faltan ${faltan.length} obligatorios`
  const texto = `${cuantos} (*): ${faltan.map(nombreDeFaltante).join(', ')}.`
  return lock === null ? `Para avanzar ${texto}` : texto.replace(/^f/, 'F')
}

interface OtrosProps {
  readonly documentos: readonly DocumentoEntregado[]
  readonly lock: string | null
  readonly quitar: (documento: DocumentoEntregado) => Promise<void>
}

/** What was handed in and is not asked for, or no longer: another type of worker was chosen since. */
function Otros({ documentos, lock, quitar }: OtrosProps) {
  if (documentos.length === 0) return null
  return (
    <section className={classes.caja} aria-label="Otros documentos entregados">
      <h3>Otros documentos entregados</h3>
      <FileList>
        {documentos.map((one) => (
          <DocumentoRow key={String(one.documentoId)} documento={one} onRemove={lock ? null : quitar} />
        ))}
      </FileList>
    </section>
  )
}
