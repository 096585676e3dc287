import type { ReactNode } from "react";
import markUrl from "~club/art/brand/mark.svg";
import { CLUB } from "~club/identity";
import "~/styles/login.css";

/** The frame of the login and of the page that a one-time link opens: one card on the club's green. */
export function LoginPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="login" id="contenu">
      <div className="login-lanes" aria-hidden="true" />
      <div className="login-card">
        <img className="login-mark" src={markUrl} alt="" width="72" height="72" />
        <p className="login-club">{CLUB.name}</p>
        <h1>{title}</h1>
        {children}
        <a className="login-back" href="/">
          Retour au site
        </a>
      </div>
    </main>
  );
}
