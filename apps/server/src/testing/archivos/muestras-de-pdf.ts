import { deflateSync } from 'node:zlib'
import type { FallaDeExamen } from '@alerce/domain/base/archivos/examen'
import { build, corrienteSinFin, danado, doscientasPaginas } from '../certificados/hostiles.ts'
import { cifrado, conPredictor, empaquetado, flujo, hecho } from './pdfs.ts'

/** A sample PDF for uploads, and its fault; null: none. */
type MuestraDePdf = readonly [
  titulo: string,
  bytes: () => Uint8Array | Promise<Uint8Array>,
  falla: FallaDeExamen | null,
]

const programa = '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>'
const enlace = (accion: string) => ({ pagina: `/Annots [<< /Subtype /Link /Rect [0 0 9 9] /A << ${accion} >> >>]` })
const hexa = (bytes: Buffer) => Buffer.from(`${bytes.toString('hex')}>`)
const predicho = (predictor: 0 | 1 | 2) => ({
  dict: '/Type /ObjStm /Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 16 >>',
  empaca: (bytes: Buffer) => deflateSync(conPredictor(bytes, predictor)),
})
const texto = (palabras: string) => flujo('', `BT /F1 12 Tf (${palabras}) Tj ET`)
const algoritmos = ['RC4-40', 'RC4-128', 'AES-128', 'AES-256'] as const

const buenos: readonly MuestraDePdf[] = [
  ['a page', () => hecho(), null],
  ['two hundred pages', doscientasPaginas, null],
  ['a page whose index is an object and whose catalogue is packed', () => empaquetado(''), null],
  ['a packet that does not say what it is', () => empaquetado('', { dict: '/Filter /FlateDecode' }), null],
  ['a packet with a predictor', () => empaquetado('', predicho(2)), null],
  ['a text that speaks of /JavaScript', () => hecho({ pagina: '/Contents 4 0 R', mas: [texto('/JavaScript')] }), null],
  [
    'a text that speaks of /Launch and /EF 4 0 R',
    () => hecho({ pagina: '/Contents 4 0 R', mas: [texto('/Launch /EF 4 0 R')] }),
    null,
  ],
  ['a bookmark named /SubmitForm', () => hecho({ raiz: '/Outlines << /Title (/S /SubmitForm) >>' }), null],
  [
    'a link to a page that is named /JavaScript',
    () => hecho(enlace('/S /URI /URI (https://example.cl/JavaScript)')),
    null,
  ],
  ['a link to write a mail', () => hecho(enlace('/S /URI /URI (mailto:ana@example.cl)')), null],
  ['a page on which it opens', () => hecho({ raiz: '/OpenAction [3 0 R /Fit]' }), null],
  ['a form to fill in', () => hecho({ raiz: '/AcroForm << /Fields [] /DA (/Helv 0 Tf) >>' }), null],
  [
    'a font that is named as a file is',
    () =>
      hecho({
        pagina: '/Resources << /Font << /EF 4 0 R >> >>',
        mas: ['<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'],
      }),
    null,
  ],
  ['a list of programs without any', () => hecho({ raiz: '/Names << /JavaScript << /Names [] >> >>' }), null],
  ['names that only begin so', () => hecho({ raiz: '/LaunchPad 1 /JavaScripts 2 /S /Launchers' }), null],
  [
    'an index that says a wrong place',
    () =>
      Buffer.from(
        hecho()
          .toString('latin1')
          .replace(/startxref\n\d+/, 'startxref\n7'),
        'latin1',
      ),
    null,
  ],
  [
    'an image of A4 at 600 to the inch',
    () => hecho({ mas: [flujo('/Subtype /Image /Width 4960 /Height 7016', 'x')] }),
    null,
  ],
  [
    'twenty megabytes unpacked',
    () => hecho({ mas: [flujo('/Filter /FlateDecode', deflateSync(Buffer.alloc(20_000_000)))] }),
    null,
  ],
]

const cifrados: readonly MuestraDePdf[] = algoritmos.flatMap((algorithm): MuestraDePdf[] => [
  [`${algorithm}, and only an owner's password`, () => cifrado({ algorithm }), null],
  [`${algorithm}, only an owner's password, and packets`, () => cifrado({ algorithm, enPaquetes: true }), null],
  [`${algorithm}, and a password to open it`, () => cifrado({ algorithm, clave: '16482' }), 'protegido'],
  [
    `${algorithm}, a password, and packets`,
    () => cifrado({ algorithm, clave: '16482', enPaquetes: true }),
    'protegido',
  ],
  [
    `${algorithm}, an owner's password, packets and a program`,
    () => cifrado({ algorithm, enPaquetes: true, programa: true }),
    'activo',
  ],
])

const activos: readonly MuestraDePdf[] = [
  ['a program when it opens', () => hecho({ raiz: programa }), 'activo'],
  [
    'a program by name',
    () => hecho({ raiz: '/Names << /JavaScript << /Names [(a) 4 0 R] >> >>', mas: ['<< /S /JavaScript /JS (x) >>'] }),
    'activo',
  ],
  ['a program for its moments', () => hecho({ raiz: '/AA << /WC << /S /JavaScript /JS (x) >> >>' }), 'activo'],
  ['a program for a page', () => hecho({ pagina: '/AA << /O << /S /JavaScript /JS (x) >> >>' }), 'activo'],
  [
    'a program for a field',
    () =>
      hecho({
        raiz: '/AcroForm << /Fields [4 0 R] >>',
        mas: ['<< /FT /Tx /T (a) /AA << /K << /S /JavaScript /JS (x) >> >> >>'],
      }),
    'activo',
  ],
  [
    'a program behind another act',
    () => hecho({ raiz: '/OpenAction << /S /GoTo /D [3 0 R] /Next << /S /JavaScript /JS (x) >> >>' }),
    'activo',
  ],
  ['a program spelled in numbers', () => hecho({ raiz: '/OpenAction << /S /J#61vaScri#70t /JS (x) >>' }), 'activo'],
  [
    'a program whose kind stands elsewhere',
    () => hecho({ raiz: '/OpenAction << /S 4 0 R /JS (x) >>', mas: ['/JavaScript'] }),
    'activo',
  ],
  [
    'a program in an object that is broken',
    () => hecho({ raiz: '/OpenAction 4 0 R', mas: ['<< /S /Launch /F (calc.exe) /X basura >>'] }),
    'activo',
  ],
  [
    'a program that a later object hides',
    () =>
      build([
        '<< /Type /Catalog /Pages 2 0 R /X (1 0 obj) >>',
        '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>',
        flujo('', `\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${programa} >>\nendobj\n`),
      ]),
    'activo',
  ],
  ['a packed program', () => empaquetado(programa), 'activo'],
  [
    'a program in a packet that does not say what it is',
    () => empaquetado(programa, { dict: '/Filter /FlateDecode' }),
    'activo',
  ],
  [
    'a program in a packet that says to be an image',
    () => empaquetado(programa, { dict: '/Type /XObject /Filter /FlateDecode' }),
    'activo',
  ],
  [
    'a program packed as hexadecimals',
    () => empaquetado(programa, { dict: '/Type /ObjStm /Filter /ASCIIHexDecode', empaca: hexa }),
    'activo',
  ],
  [
    'a program packed by a filter spelled in numbers',
    () => empaquetado(programa, { dict: '/Type /ObjStm /Filter /ASCII#48exDecode', empaca: hexa }),
    'activo',
  ],
  [
    'a program packed by the short name of a filter',
    () => empaquetado(programa, { dict: '/Filter /AHx', empaca: hexa }),
    'activo',
  ],
  [
    'a program packed twice',
    () => empaquetado(programa, { dict: '/Filter [/AHx /Fl]', empaca: (b) => hexa(deflateSync(b)) }),
    'activo',
  ],
  [
    'a program packed by a filter that stands elsewhere',
    () => empaquetado(programa, { dict: '/Filter 5 0 R', mas: ['/FlateDecode'] }),
    'activo',
  ],
  ['a program behind a predictor', () => empaquetado(programa, predicho(0)), 'activo'],
  ['a program behind a predictor that takes from the left', () => empaquetado(programa, predicho(1)), 'activo'],
  ['a program behind a predictor that takes from above', () => empaquetado(programa, predicho(2)), 'activo'],
  [
    'a packet that nobody can look into',
    () => empaquetado('', { dict: '/Type /ObjStm /Filter /Crypt', mas: ['<< /Type /Catalog /Pages 2 0 R >>'] }),
    'danado',
  ],
  ['another program to start', () => hecho({ raiz: '/OpenAction << /S /Launch /F (calc.exe) >>' }), 'activo'],
  ['a link that starts another program', () => hecho(enlace('/S /Launch /F (calc.exe)')), 'activo'],
  ['a link that runs a program', () => hecho(enlace('/S /URI /URI (java\\nscript:alert\\(1\\))')), 'activo'],
  [
    'a link that runs a program, in hexadecimals',
    () => hecho(enlace('/S /URI /URI <6A6176617363726970743A78>')),
    'activo',
  ],
  ['a link to a file of the disk', () => hecho(enlace('/S /URI /URI (file:///etc/passwd)')), 'activo'],
  ['a link to another document', () => hecho(enlace('/S /GoToR /F (otro.pdf)')), 'activo'],
  [
    'a file in it',
    () =>
      hecho({
        raiz: '/Names << /EmbeddedFiles << /Names [(a) 4 0 R] >> >>',
        mas: ['<< /Type /Filespec /F (a.exe) /EF << /F 5 0 R >> >>', flujo('', 'MZ')],
      }),
    'activo',
  ],
  [
    'a file pinned to its page',
    () => hecho({ pagina: '/Annots [<< /Subtype /FileAttachment /Rect [0 0 9 9] >>]' }),
    'activo',
  ],
  [
    'a form that is a program',
    () => hecho({ raiz: '/AcroForm << /Fields [] /XFA [(template) 4 0 R] >>', mas: [flujo('', '<x/>')] }),
    'activo',
  ],
  ['a form that reads a file', () => hecho(enlace('/S /ImportData /F (a.fdf)')), 'activo'],
  ['a form that sends what is written', () => hecho(enlace('/S /SubmitForm /F (https://example.cl)')), 'activo'],
  ['a film that runs a program', () => hecho(enlace('/S /Rendition /JS (x)')), 'activo'],
  [
    'a page with a world in it',
    () => hecho({ pagina: '/Annots [<< /Subtype /RichMedia /Rect [0 0 9 9] >>]' }),
    'activo',
  ],
  [
    'a password and an act in the open',
    async () => {
      const bytes = Buffer.from(await cifrado({ algorithm: 'AES-256', clave: 'x' }))
      return Buffer.concat([
        bytes,
        Buffer.from('\n99 0 obj\n<< /S /Launch /F (calc.exe) >>\nendobj\nstartxref\n7\n%%EOF\n'),
      ])
    },
    'activo',
  ],
  [
    'a link that runs a program, encrypted',
    () => cifrado({ algorithm: 'RC4-128', enlace: 'javascript:alert(1)' }),
    'activo',
  ],
]

const muchas = (n: number) =>
  build([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${'3 0 R '.repeat(n)}] /Count ${n} >>`,
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>',
  ])

const pesados: readonly MuestraDePdf[] = [
  [
    'a tree of pages that comes back to itself',
    () => build(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [2 0 R] /Count 1 >>']),
    'danado',
  ],
  ['20.000 pages', () => muchas(20_000), 'paginas'],
  ['501 pages', () => muchas(501), 'paginas'],
  ['a stream of half a gigabyte', corrienteSinFin, 'extenso'],
  [
    'an image of 60.000 × 60.000 dots',
    () => hecho({ mas: [flujo('/Subtype /Image /Width 60000 /Height 60000', 'x')] }),
    'medidas',
  ],
  [
    'a page of a kilometre',
    () =>
      build([
        '<< /Type /Catalog /Pages 2 0 R >>',
        '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 2834645 9] >>',
      ]),
    'medidas',
  ],
  ['nothing but a beginning', danado, 'cortado'],
  ['no objects', () => Buffer.from('%PDF-1.4\ntrailer\nstartxref\n9\n%%EOF'), 'danado'],
  [
    'an index that lies outside, and nothing to find',
    () => Buffer.from('%PDF-1.4\n1 0 obj\ntrailer\nstartxref\n9999\n%%EOF'),
    'danado',
  ],
]

export const muestrasDePdf: readonly MuestraDePdf[] = [...buenos, ...cifrados, ...activos, ...pesados]
