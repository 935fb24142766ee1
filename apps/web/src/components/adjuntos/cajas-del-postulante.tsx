import { nombreDeFaltante } from '@alerce/contract/messages/postulacion/documentos'
import { formatoRut, normalizaRut } from '@alerce/domain/base/persona/rut'
import { type Caja, CERTIF_COTIZ } from '@alerce/domain/postulacion/cajas'
import type { DocumentoFaltante } from '@alerce/domain/postulacion/obligatorios'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import type { DocumentoEntregado } from '../../lib/adjuntos/documentos.ts'
import { type EmpleadorEscrito, goToCertificado, type PostulanteEscrito } from '../../lib/adjuntos/obligatorios.ts'
import { Button } from '../actions/button.tsx'
import { FileList } from '../intake/file-list.tsx'
import classes from './adjuntos.module.css'
import { CajaDeDocumentos } from './caja-de-documentos.tsx'
import { DocumentoRow } from './documento-row.tsx'

interface CertificadosPorEmpleadorProps {
  readonly empleadores: readonly EmpleadorEscrito[]
  /** Employers without a validated certificate, 76123456-7; '' for those without a valid rut. */
  readonly faltan: readonly string[]
  readonly lock: string | null
}

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const

/**
 * Certificates per employer: which are valid, with links. They are validated beside their employer, not handed in here.
 */
function CertificadosPorEmpleador({ empleadores, faltan, lock }: CertificadosPorEmpleadorProps) {
  const dependientes = empleadores.filter(({ tipoTrabajador }) => tipoTrabajador === 'D')
  const ruts = [...new Set(dependientes.map(({ rut }) => normalizaRut(rut) ?? ''))]
  return (
    <>
      <ul className={classes.lista}>
        {ruts.map((rut) => (
          <li key={rut} className={classes.certificado} data-falta={faltan.includes(rut) || undefined}>
            {faltan.includes(rut) ? <IconAlertTriangle {...icon} /> : <IconCircleCheck {...icon} />}
            <span>
              {rut === '' ? 'Escriba el rut del empleador' : formatoRut(rut)}
              {rut !== '' && (faltan.includes(rut) ? ': falta validar' : ': validado')}
            </span>
            {lock === null && rut !== '' && faltan.includes(rut) && (
              <Button
                kind="quiet"
                aria-label={`Validar el certificado de ${formatoRut(rut)}`}
                onClick={() => goToCertificado(rut)}
              >
                Validar
              </Button>
            )}
          </li>
        ))}
      </ul>
      {lock === null && faltan.length > 0 && (
        <p className={classes.falta}>
          Se valida junto al empleador, en Empleadores. Si no lo tiene, solicite una autorización.
        </p>
      )}
    </>
  )
}

interface CajasDelPostulanteProps extends PostulanteEscrito {
  readonly prospectoId: number
  readonly cajas: readonly Caja[]
  readonly documentos: readonly DocumentoEntregado[]
  readonly faltan: readonly DocumentoFaltante[]
  readonly lock: string | null
  readonly remove: ((documento: DocumentoEntregado) => Promise<void>) | null
}

/** Documents of the applicant: the missing ones, a box per requested document, and others handed in. */
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

/**
 * Box whose certificates are validated one by one. If optional, without dependents, or for a passport holder, it is a
 * box like any other.
 */
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
  readonly remove: ((documento: DocumentoEntregado) => Promise<void>) | null
}

/** Documents handed in but not requested, or not any more: the type of worker changed since. */
function Otros({ documentos, lock, remove }: OtrosProps) {
  if (documentos.length === 0) return null
  return (
    <section className={classes.caja} aria-label="Otros documentos entregados">
      <h3>Otros documentos entregados</h3>
      <FileList>
        {documentos.map((one) => (
          <DocumentoRow key={String(one.documentoId)} documento={one} onRemove={lock ? null : remove} />
        ))}
      </FileList>
    </section>
  )
}
