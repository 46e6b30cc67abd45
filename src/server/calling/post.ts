import type { Transporter } from 'nodemailer';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Where the receiver says that there shall be no more of it. */
  readonly stop: string;
}

/** In milliseconds. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 };

/** Mail by whatever server the house was told to use. */
export class Post {
  readonly #smtp: string;
  readonly #from: string;
  /** Links begin with it: a request's own address could be anybody's. */
  readonly #house: string;
  #transport: Promise<Transporter> | undefined;

  constructor(smtp: string, from: string, house: string) {
    this.#smtp = smtp;
    this.#from = from;
    this.#house = house.replace(/\/$/, '');
  }

  link(path: string): string {
    return this.#house + path;
  }

  /** Resolves once the mail server has taken it. */
  async send({ to, subject, text, stop }: Mail): Promise<void> {
    this.#transport ??= this.#open();
    await (await this.#transport).sendMail({
      from: this.#from,
      // As an object: what it holds is never read as a list of addresses.
      to: { name: '', address: to },
      subject,
      text,
      headers: {
        'Auto-Submitted': 'auto-generated',
        // RFC 8058: mail programs offer a button that asks nothing more.
        'List-Unsubscribe': `<${stop}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async #open(): Promise<Transporter> {
    const { createTransport } = await import('nodemailer');
    return createTransport({ url: this.#smtp, ...PATIENCE });
  }
}

/** After this command the mail server may have taken the mail, whatever became of its answer. */
export const mayHaveBeenTaken = (error: unknown): boolean => (error as { readonly command?: string } | undefined)?.command === 'DATA';
