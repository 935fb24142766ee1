import { type Sigla as Nombre, siglas } from '@alerce/domain/base/siglas'

/** An abbreviation, explained on hover; the sheet of keys lists all of them for other devices. */
export const Sigla = ({ of }: { readonly of: Nombre }) => <abbr title={siglas[of]}>{of}</abbr>
