import { formatoRut } from '@alerce/domain/base/persona/rut'
import { IconEye } from '@tabler/icons-react'
import type { RefObject } from 'react'
import { EstadoGlyph } from '../../../../components/values/estado.tsx'
import { Fact } from '../../../../components/values/fact.tsx'
import classes from '../contraloria.module.css'
import type { CasoDeContraloria } from '../queries.ts'

interface CaseHeaderProps {
  readonly caso: CasoDeContraloria
  /** Where the focus comes to when it opens. */
  readonly title: RefObject<HTMLHeadingElement | null>
}

/** Whose case it is, and that it was looked at. */
export function CaseHeader({ caso, title }: CaseHeaderProps) {
  const document = caso.rut ? formatoRut(caso.rut) : caso.numeroPasaporte
  return (
    <header>
      <h2 id="caso" ref={title} tabIndex={-1}>
        {caso.nombre}
      </h2>
      <dl className={classes.facts}>
        <Fact name={caso.rut ? 'RUT' : 'Pasaporte'}>{document}</Fact>
        <Fact name="DS">{caso.folio}</Fact>
        {caso.folioDS && <Fact name="Folio en papel">{caso.folioDS}</Fact>}
        <div>
          <dt className="vh">Estado</dt>
          <dd>
            <EstadoGlyph estado={caso.estado} />
          </dd>
        </div>
        <Fact name="Plan">{caso.plan}</Fact>
        <Fact name="Asesor">{caso.asesor}</Fact>
      </dl>
      <p className={classes.seen}>
        <IconEye size={16} stroke={1.75} aria-hidden="true" />
        Su lectura quedó registrada en la bitácora de accesos.
      </p>
    </header>
  )
}
