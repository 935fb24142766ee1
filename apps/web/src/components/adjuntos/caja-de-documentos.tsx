import type { Caja } from '@alerce/domain/postulacion/cajas'
import { type ReactNode, useId } from 'react'
import { type TipoAdjunto, useDestinoDelProspecto } from '../../lib/adjuntos/destino.ts'
import type { DocumentoEntregado } from '../../lib/adjuntos/documentos.ts'
import { campoDeCaja } from '../../lib/adjuntos/obligatorios.ts'
import { useIntake } from '../../lib/intake/use-intake.ts'
import { Intake } from '../intake/intake.tsx'
import classes from './adjuntos.module.css'
import { DocumentoRow } from './documento-row.tsx'

interface CajaDeDocumentosProps {
  readonly prospectoId: number
  readonly caja: Caja
  readonly documentos: readonly DocumentoEntregado[]
  readonly lock: string | null
  readonly remove: ((documento: DocumentoEntregado) => Promise<void>) | null
  /** Certificates to validate, in place of the file picker. */
  readonly certificados?: ReactNode
  readonly tipoAdjunto?: TipoAdjunto
}

/** Box of one requested document: its files, its uploads, and a picker. */
export function CajaDeDocumentos({ prospectoId, caja, documentos, lock, remove, ...rest }: CajaDeDocumentosProps) {
  const { certificados, tipoAdjunto = 40 } = rest
  const id = useId()
  const destino = useDestinoDelProspecto({ prospectoId, idBox: caja.ids[0], tipoAdjunto })
  const intake = useIntake(destino)
  const porValidar = certificados !== undefined && certificados !== null
  return (
    <section className={classes.caja} aria-labelledby={id} tabIndex={-1} data-path={campoDeCaja(caja)}>
      <h3 id={id}>
        {caja.nombre}
        {caja.obligatorio && (
          <>
            <span aria-hidden="true"> *</span>
            <span className="vh"> (obligatorio)</span>
          </>
        )}
      </h3>
      {documentos.length === 0 && intake.uploads.length === 0 && !certificados && (
        <p className={classes.falta}>Sin documentos.</p>
      )}
      <Intake
        destination={destino}
        intake={intake}
        verb="Adjuntar"
        name={caja.nombre}
        closed={lock !== null || porValidar}
        kept={documentos.map((one) => (
          <DocumentoRow key={String(one.documentoId)} documento={one} onRemove={lock ? null : remove} />
        ))}
      />
      {certificados}
    </section>
  )
}
