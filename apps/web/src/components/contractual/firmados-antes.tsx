import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { tituloDelPapel } from '@alerce/domain/contrato/documentos'
import type { Firmados } from '../../lib/adjuntos/firmados.ts'
import { FileList } from '../intake/file-list.tsx'
import { FileRow } from '../intake/file-row.tsx'

interface FirmadosAntesProps {
  readonly anteriores: Firmados['anteriores']
  /** Name of their owner, where papers of another person are beside them. */
  readonly de?: string
}

/** Signed papers replaced by others: they are kept, each with its fingerprint. */
export function FirmadosAntes({ anteriores, de }: FirmadosAntesProps) {
  if (anteriores.length === 0) return null
  const label = `Versiones anteriores que se firmaron${de ? ` de ${de}` : ''}`
  return (
    <>
      <h3>{label}</h3>
      <FileList label={label}>
        {anteriores.map(({ imgCorrel, nombre, firmado, huella }) => (
          <FileRow
            key={imgCorrel}
            name={tituloDelPapel(nombre)}
            detail={`Reemplazado · firmado el ${fechaYHora(firmado)}`}
            tone="kept"
          >
            <small>SHA-256 {huella}</small>
          </FileRow>
        ))}
      </FileList>
    </>
  )
}
