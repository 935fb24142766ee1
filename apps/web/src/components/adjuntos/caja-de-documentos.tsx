import { resultadoMessages } from '@alerce/contract/messages/declaracion/resultado'
import { type Caja, CERTIF_COTIZ } from '@alerce/domain/postulacion/cajas'
import { type ReactNode, useId } from 'react'
import type { Documento } from '../../lib/adjuntos/documentos.ts'
import { campoDeCaja } from '../../lib/adjuntos/obligatorios.ts'
import { type TipoAdjunto, useSubidas } from '../../lib/adjuntos/use-subidas.ts'
import classes from './adjuntos.module.css'
import { DocumentoRow } from './documento-row.tsx'
import { Entrada } from './entrada.tsx'
import { SubidaRow } from './subida-row.tsx'

interface CajaDeDocumentosProps {
  readonly prospectoId: number
  readonly caja: Caja
  readonly documentos: readonly Documento[]
  readonly lock: string | null
  readonly quitar: (documento: Documento) => Promise<void>
  /** Which certificates are validated, and where: it stands in the place of what chooses files. */
  readonly certificados?: ReactNode
  readonly tipoAdjunto?: TipoAdjunto
}

/** The place of one document that is asked for: what is there, what is on its way, and where to put more. */
export function CajaDeDocumentos({ prospectoId, caja, documentos, lock, quitar, ...rest }: CajaDeDocumentosProps) {
  const { certificados, tipoAdjunto = 40 } = rest
  const id = useId()
  const conClave = caja.tipo === CERTIF_COTIZ
  const { subidas, agrega, ...mandos } = useSubidas({ prospectoId, idBox: caja.ids[0], conClave, tipoAdjunto })
  const rechazadas = subidas.some(({ estado }) => estado === 'rechazado')
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
      {documentos.length === 0 && subidas.length === 0 && !certificados && (
        <p className={classes.falta}>Sin documentos.</p>
      )}
      {rechazadas && (
        <p className={classes.rechazo} role="alert">
          {resultadoMessages.archivoInvalido.text}
        </p>
      )}
      <ul className={classes.lista}>
        {documentos.map((one) => (
          <DocumentoRow key={String(one.documentoId)} documento={one} onRemove={lock ? null : quitar} />
        ))}
        {subidas.map((one) => (
          <SubidaRow key={one.id} subida={one} {...mandos} />
        ))}
      </ul>
      {certificados ?? (lock === null && <Entrada nombre={caja.nombre} onAdd={agrega} />)}
    </section>
  )
}
